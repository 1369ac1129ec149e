package org.linkage.solver.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.Test;

/** Mistakes in the file as a whole: what is no JSON, no UTF-8, too large, or wrong outside of the lists. */
public class BrokenFileTest {
    private static final String[][] MISTAKES = {
        {"\"impact\": \"rounds\"", "\"impact\": \"round\"", "22", "impact", "'rounds'"},
        {"\"solver\": \"auto\"", "\"solver\": \"lapack\"", "23", "defaults.solver", "auto, dense"},
        {"\"integrator\": \"rk4-projected\"", "\"integrator\": \"rk5\"", "23", "defaults.integrator", "'rk4'"},
        {"\"step\": 0.004", "\"step\": 0", "23", "defaults.step", "greater than 0"},
        {"\"step\": 0.004", "\"step\": 100", "23", "defaults.step", "at most 10"},
        {"\"width\": 4", "\"width\": -4", "24", "camera.width", "greater than 0"},
        {"\"width\": 4", "\"with\": 4", "24", "camera.with", "'width'"},
        {"\"name\": \"arm\"", "\"name\": 3", "2", "name", "string"},
        {"\"name\": \"arm\"", "\"name\": \"arm\", \"name\": \"leg\"", "2", "name", "given twice"},
        {"\"name\": \"arm\"", "\"nam\": \"arm\"", "2", "nam", "did you mean 'name'"},
        {"\"name\": \"arm\"", "\"format\": \"linkage-scene/2\"", "2", "format", "linkage-scene/1"},
        {"\"name\": \"arm\"", "\"extra\": 5", "2", "extra", "object"},
        {"\"name\": \"arm\"", "name: \"arm\"", "2", "JSON"},
        {"\"name\": \"arm\"", "'name': \"arm\"", "2", "JSON"},
        {"\"name\": \"arm\"", "\"name\": \"arm\" // no", "2", "JSON"},
        {"\"name\": \"arm\",", "\"name\": \"arm\"", "3", "JSON"},
        {"\"gravity\": [0, -9.81]", "\"gravity\": -9.81", "3", "gravity", "[x, y]"},
        {"\"forces\": [", "\"joints\": [], \"forces\": [", "15", "joints", "given twice"},
        {
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n}",
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n} {",
            "25",
            "more text"
        },
        {
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n}",
            "\"camera\": {\"center\": [0, 0], \"width\": 4}\n",
            "26",
            "ends too early"
        },
        {"\"width\": 4}", "\"width\": 4},", "25", "JSON"},
    };

    @Test
    public void theSoundFileIsSound() throws SceneException {
        assertEquals(4, SceneReader.parse(SoundFile.TEXT).bodies().size());
    }

    @Test
    public void everyMistakeIsNamedWithItsLine() {
        SoundFile.tell(MISTAKES);
    }

    @Test
    public void anEmptyFileIsTold() {
        assertTold("", "empty");
        assertTold("  \n ", "empty");
        assertTold("[]", "object");
        assertTold("5", "object");
        assertTold("{}", "'bodies'");
        assertTold("{\"bodies\": []}", "at least one body");
        assertTold("{\"bodies\": {}}", "list");
        assertTold("{\"bodies\": [5]}", "object");
        assertTold("{\"bodies\": null}", "list");
    }

    @Test
    public void deepNestingIsTold() {
        StringBuilder deep = new StringBuilder("{\"extra\": {\"x\": ");
        for (int i = 0; i < 100_000; i++) {
            deep.append('[');
        }
        assertTold(deep.toString(), "nested deeper");
        assertTold(deep.toString().replace("\"extra\": {\"x\"", "\"bodies\""), "nested deeper");
    }

    @Test
    public void aByteOrderMarkIsPassedOverAndOtherEncodingsAreTold() throws IOException, SceneException {
        assertEquals(
                4,
                read(("\uFEFF" + SoundFile.TEXT).getBytes(StandardCharsets.UTF_8))
                        .bodies()
                        .size());
        assertTold(SoundFile.TEXT.getBytes(StandardCharsets.UTF_16), "UTF-16", 0);
        assertTold(SoundFile.TEXT.replace("arm", "träger").getBytes(StandardCharsets.ISO_8859_1), "not UTF-8", 2);
    }

    @Test
    public void aHugeFileIsRefusedWithoutBeingRead() {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return ' ';
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                return length;
            }
        };
        SceneException told = assertThrows(SceneException.class, () -> SceneReader.read(endless));
        assertTrue(told.getMessage(), told.getMessage().contains("64 MB"));
    }

    @Test
    public void tooManyEntriesAreRefused() {
        StringBuilder many = new StringBuilder("{\"bodies\": [");
        for (int i = 0; i <= SceneReader.MAX_ENTRIES; i++) {
            many.append(i == 0 ? "" : ",").append("{\"id\":\"").append(i);
            many.append("\",\"type\":\"particle\",\"mass\":1,\"position\":[0,0]}");
        }
        assertTold(many.append("]}").toString(), "more than 200000 bodies");
        StringBuilder wide = new StringBuilder("{\"gravity\": [");
        for (int i = 0; i <= 300_000; i++) {
            wide.append("0,");
        }
        assertTold(wide.append("0], \"bodies\": []}").toString(), "too many values");
    }

    private static void assertTold(String text, String words) {
        SceneException told = assertThrows(words, SceneException.class, () -> SceneReader.parse(text));
        assertTrue(told.getMessage(), told.getMessage().contains(words));
    }

    private static void assertTold(byte[] bytes, String words, int line) {
        SceneException told = assertThrows(words, SceneException.class, () -> read(bytes));
        assertTrue(told.getMessage(), told.getMessage().contains(words));
        assertEquals(line, told.line());
    }

    private static SceneDescription read(byte[] bytes) throws IOException, SceneException {
        return SceneReader.read(new ByteArrayInputStream(bytes));
    }
}
