package closednetwork;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Undoes the move of library packages below {@code org.gradle.internal.impldep}. */
final class ClassNames {
    static final String MOVED_PATH = "org/gradle/internal/impldep/";
    static final String MOVED_NAME = "org.gradle.internal.impldep.";

    private ClassNames() {}

    /** Removes the prefix from every string of the constant pool; nothing else in a class file holds names. */
    static byte[] restore(byte[] classFile) {
        ByteBuffer in = ByteBuffer.wrap(classFile);
        if (in.getInt() != 0xCAFEBABE) {
            throw new IllegalArgumentException("not a class file");
        }
        in.getInt();
        int count = in.getShort() & 0xFFFF;
        ByteArrayOutputStream out = new ByteArrayOutputStream(classFile.length);
        out.write(classFile, 0, 10);
        boolean changed = false;
        for (int index = 1; index < count; index++) {
            int start = in.position();
            int tag = in.get();
            switch (tag) {
                case 1 -> {
                    int length = in.getShort() & 0xFFFF;
                    String string = new String(classFile, in.position(), length, StandardCharsets.ISO_8859_1);
                    in.position(in.position() + length);
                    if (string.contains(MOVED_PATH) || string.contains(MOVED_NAME)) {
                        byte[] restored = string.replace(MOVED_PATH, "")
                                .replace(MOVED_NAME, "")
                                .getBytes(StandardCharsets.ISO_8859_1);
                        out.write(tag);
                        out.write(restored.length >>> 8);
                        out.write(restored.length);
                        out.writeBytes(restored);
                        changed = true;
                        continue;
                    }
                }
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.position(in.position() + 4);
                case 5, 6 -> {
                    in.position(in.position() + 8);
                    index++;
                }
                case 7, 8, 16, 19, 20 -> in.position(in.position() + 2);
                case 15 -> in.position(in.position() + 3);
                default -> throw new IllegalArgumentException("constant pool tag " + tag);
            }
            out.write(classFile, start, in.position() - start);
        }
        if (!changed) {
            return classFile;
        }
        out.write(classFile, in.position(), classFile.length - in.position());
        return out.toByteArray();
    }
}
