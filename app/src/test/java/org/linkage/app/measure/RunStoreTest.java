package org.linkage.app.measure;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;

/** The history keeps what was measured, whatever else lies in its folder. */
@RunWith(AndroidJUnit4.class)
public class RunStoreTest {
    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    private RunStore store;

    @Before
    public void open() {
        store = new RunStore(new File(folder.getRoot(), "runs"));
    }

    @Test
    public void anEmptyHistoryIsNoProblem() {
        assertTrue(store.list().runs().isEmpty());
    }

    @Test
    public void newestFirstAndBothKinds() throws Exception {
        store.save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        store.save(Run.of("b-sustained", Examples.tenMinutes()));
        RunStore.Listing listing = store.list();
        assertEquals("b-sustained", listing.runs().get(0).id());
        assertEquals(Kind.SUSTAINED, listing.runs().get(0).kind());
        assertEquals(Kind.QUICK, listing.runs().get(1).kind());
        assertEquals(Collections.emptyList(), listing.unreadable());
    }

    @Test
    public void filesThatCannotBeReadAreNamedAndLeftAlone() throws Exception {
        store.save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        File broken = new File(folder.getRoot(), "runs/broken.json");
        Files.write(broken.toPath(), "{\"format\": \"linkage-rep".getBytes(StandardCharsets.UTF_8));
        Files.write(new File(folder.getRoot(), "runs/half.json.new").toPath(), new byte[3]);
        RunStore.Listing listing = store.list();
        assertEquals(1, listing.runs().size());
        assertEquals(Collections.singletonList("broken.json"), listing.unreadable());
        assertTrue(broken.exists());
    }

    @Test
    public void aNameIsKeptAndCanBeTakenAway() throws Exception {
        Run run = Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01);
        store.save(run.named("In the fridge"));
        Run named = store.list().runs().get(0);
        assertEquals("In the fridge", named.name());
        assertEquals(run.report().results(), named.report().results());
        store.save(named.named(""));
        assertEquals("", store.list().runs().get(0).name());
    }

    @Test
    public void deletedIsGone() throws Exception {
        store.save(Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01));
        store.delete("a-quick");
        assertTrue(store.list().runs().isEmpty());
        assertFalse(new File(folder.getRoot(), "runs/a-quick.json").exists());
    }

    @Test
    public void twoRunsOfOneSecondHaveTwoFiles() throws Exception {
        Instant now = Instant.parse("2026-11-01T10:00:00Z");
        String first = store.newId(now, Kind.QUICK);
        assertEquals("20261101100000-quick", first);
        store.save(Examples.quick(first, now.toString(), 1, 0.01));
        assertNotEquals(first, store.newId(now, Kind.QUICK));
    }

    @Test
    public void everyCaseIsALineOfTheCsv() throws Exception {
        Run run = Examples.quick("a-quick", "2026-11-01T10:00:00Z", 1, 0.01);
        StringWriter out = new StringWriter();
        RunStore.writeCsv(run, out);
        int lines = Arrays.asList(out.toString().split("\n")).size();
        assertEquals(run.report().results().size() + 1, lines);
    }
}
