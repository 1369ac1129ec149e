package org.linkage.solver.scene;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Bytes as text, refusing what is not UTF-8. */
final class Utf8 {
    private Utf8() {}

    /** The text of the bytes, without a byte order mark. */
    static String decode(byte[] bytes) throws SceneException {
        if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
            throw new SceneException("", "The file is in UTF-16; save it as UTF-8.");
        }
        int start = startsWith(bytes, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, start, bytes.length - start);
        CharBuffer out = CharBuffer.allocate(bytes.length - start);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            throw notUtf8(bytes, in.position());
        }
        return new String(out.array(), 0, out.position());
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static SceneException notUtf8(byte[] bytes, int position) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < position; i++) {
            column = bytes[i] == '\n' ? 1 : column + 1;
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return new SceneException("", "the file is not UTF-8 text here; save it as UTF-8.", line, column);
    }
}
