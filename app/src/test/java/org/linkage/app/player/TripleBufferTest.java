package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class TripleBufferTest {
    private static final int SIZE = 64;

    @Test
    public void theNewestIsTakenOnce() {
        TripleBuffer<int[]> buffer = new TripleBuffer<>(new int[1], new int[1], new int[1]);
        assertFalse(buffer.refresh());
        buffer.back()[0] = 1;
        buffer.publish();
        buffer.back()[0] = 2;
        buffer.publish();
        assertTrue(buffer.refresh());
        assertEquals(2, buffer.front()[0]);
        assertFalse(buffer.refresh());
        assertEquals(2, buffer.front()[0]);
    }

    /** A reader never sees a half-written picture and never goes back in time, however the threads fall. */
    @Test
    public void picturesAreWholeAndInOrder() throws Exception {
        TripleBuffer<long[]> buffer = new TripleBuffer<>(new long[SIZE], new long[SIZE], new long[SIZE]);
        int pictures = 200_000;
        Thread writer = new Thread(() -> {
            for (long n = 1; n <= pictures; n++) {
                long[] picture = buffer.back();
                for (int i = 0; i < SIZE; i++) {
                    picture[i] = n;
                }
                buffer.publish();
            }
        });
        writer.start();
        long last = 0;
        while (last < pictures) {
            if (buffer.refresh()) {
                long[] picture = buffer.front();
                long n = picture[0];
                for (int i = 1; i < SIZE; i++) {
                    assertEquals("torn", n, picture[i]);
                }
                assertTrue("back in time", n > last);
                last = n;
            }
        }
        writer.join();
    }
}
