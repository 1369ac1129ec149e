package org.linkage.cli;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * Where a command's result goes: standard output, or a file that appears whole or not at all. It is written beside its place
 * under another name and renamed once everything is there.
 */
final class OutFile implements Closeable {
    private final @Nullable File target;
    private final @Nullable File temporary;
    private final PrintStream stream;
    private boolean finished;

    OutFile(@Nullable String path, PrintStream standard) throws UsageException {
        if (path == null) {
            target = null;
            temporary = null;
            stream = standard;
            return;
        }
        File file = new File(path).getAbsoluteFile();
        if (file.isFile() && !file.canWrite()) {
            // renaming would replace it all the same: a file that is protected was meant to stay
            throw new UsageException("The file '" + path + "' is write-protected; name another one.");
        }
        try {
            target = file;
            temporary = File.createTempFile(".linkage", ".tmp", file.getParentFile());
            stream = new PrintStream(
                    new BufferedOutputStream(new FileOutputStream(temporary), 1 << 16), false, StandardCharsets.UTF_8);
        } catch (IOException refused) {
            throw new UsageException("The file '" + path + "' cannot be written; name a place that can be.");
        }
        if (file.isDirectory()) {
            close();
            throw new UsageException("'" + path + "' is a folder; name a file in it.");
        }
    }

    PrintStream stream() {
        return stream;
    }

    /** Everything is written: the file takes its place. */
    void finish() throws IOException {
        stream.flush();
        if (stream.checkError()) {
            throw new IOException("the disc is full or the reader has gone.");
        }
        if (temporary != null && target != null) {
            stream.close();
            try {
                Files.move(
                        temporary.toPath(),
                        target.toPath(),
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException elsewhere) {
                Files.move(temporary.toPath(), target.toPath(), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        finished = true;
    }

    @Override
    public void close() {
        if (!finished && temporary != null) {
            stream.close();
            if (!temporary.delete()) {
                temporary.deleteOnExit();
            }
        }
    }
}
