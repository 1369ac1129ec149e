package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class CommandRingTest {
    @Test
    public void commandsArriveInOrder() {
        CommandRing ring = new CommandRing();
        List<String> seen = new ArrayList<>();
        for (int round = 0; round < 500; round++) {
            assertTrue(ring.put(CommandRing.GRAB, 1, round, 2, 3));
            assertTrue(ring.put(CommandRing.RELEASE, 1, -1, 0, 0));
            ring.drain((kind, slot, body, x, y) -> seen.add(kind + ":" + body));
        }
        assertEquals(1000, seen.size());
        assertEquals(CommandRing.GRAB + ":499", seen.get(998));
        assertEquals(CommandRing.RELEASE + ":-1", seen.get(999));
    }

    @Test
    public void aFullRingDropsMovesButNoRelease() {
        CommandRing ring = new CommandRing();
        while (ring.put(CommandRing.MOVE, 0, -1, 1, 1)) {
            // until no move fits
        }
        assertFalse(ring.put(CommandRing.MOVE, 0, -1, 1, 1));
        assertTrue(ring.put(CommandRing.RELEASE, 0, -1, 0, 0));
        int[] releases = new int[1];
        ring.drain((kind, slot, body, x, y) -> releases[0] += kind == CommandRing.RELEASE ? 1 : 0);
        assertEquals(1, releases[0]);
    }

    @Test
    public void nothingIsLostBetweenThreads() throws Exception {
        CommandRing ring = new CommandRing();
        int count = 100_000;
        Thread putter = new Thread(() -> {
            for (int i = 0; i < count; i++) {
                while (!ring.put(CommandRing.PUSH, 0, i, i, -i)) {
                    Thread.yield();
                }
            }
        });
        putter.start();
        int[] next = new int[1];
        while (next[0] < count) {
            ring.drain((kind, slot, body, x, y) -> {
                assertEquals(next[0], body);
                assertEquals(-body, y, 0);
                next[0]++;
            });
        }
        putter.join();
    }
}
