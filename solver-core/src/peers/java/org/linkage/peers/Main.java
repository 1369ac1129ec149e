package org.linkage.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * {@code peers [quick] [out=FILE] [chain-100 chain-1000 load ladder-30 ladder-100 ladder-334 pile-100 pile-1000 pile-rough
 * accuracy solve]}: one run, one page of tables, everything if no case is named. The parts begin and end with a comment, so that a
 * document can take them over.
 */
public final class Main {
    private static final int TEN_SECONDS = 600;

    private Main() {}

    public static void main(String[] arguments) throws IOException {
        List<String> words = new ArrayList<>(Arrays.asList(arguments));
        boolean quick = words.remove("quick");
        String file = null;
        for (String word : arguments) {
            if (word.startsWith("out=")) {
                file = word.substring("out=".length());
                words.remove(word);
            }
        }
        Map<String, Supplier<PeerScene>> scenes = scenes();
        for (String word : words) {
            if (!word.equals("accuracy") && !word.equals("solve") && !scenes.containsKey(word)) {
                System.err.println("There is no case '" + word + "'; there are " + scenes.keySet()
                        + ", accuracy, solve, quick and out=FILE.");
                System.exit(2);
            }
        }
        if (file == null) {
            run(words, quick, scenes, new PrintStream(System.out, true, StandardCharsets.UTF_8));
        } else {
            try (PrintStream out = new PrintStream(file, StandardCharsets.UTF_8)) {
                run(words, quick, scenes, out);
            }
        }
    }

    private static Map<String, Supplier<PeerScene>> scenes() {
        Map<String, Supplier<PeerScene>> scenes = new LinkedHashMap<>();
        scenes.put("chain-100", () -> PeerScene.chain(100, 0.1, 0.02, 0.2));
        scenes.put("chain-1000", () -> PeerScene.chain(1_000, 0.1, 0.02, 0.2));
        scenes.put("load", PeerScene::heavyLoad);
        scenes.put("ladder-30", () -> PeerScene.ladder(30));
        scenes.put("ladder-100", () -> PeerScene.ladder(100));
        scenes.put("ladder-334", () -> PeerScene.ladder(334)); // a thousand bodies
        scenes.put("pile-100", () -> PeerScene.pile(100, 0));
        scenes.put("pile-1000", () -> PeerScene.pile(1_000, 0));
        scenes.put("pile-rough", () -> PeerScene.pile(1_000, 0.3));
        return scenes;
    }

    private static void run(
            List<String> words, boolean quick, Map<String, Supplier<PeerScene>> scenes, PrintStream out) {
        boolean all = words.isEmpty();
        Contest contest = new Contest(out, quick);
        boolean scene = false;
        out.println("<!-- part: peers -->");
        for (Map.Entry<String, Supplier<PeerScene>> entry : scenes.entrySet()) {
            if (all || words.contains(entry.getKey())) {
                System.err.println("peers: " + entry.getKey());
                contest.run(entry.getValue().get(), quick ? TEN_SECONDS / 5 : TEN_SECONDS);
                scene = true;
            }
        }
        out.println("<!-- end: peers -->");
        out.println();
        if (scene) {
            out.println("<!-- part: standings -->");
            contest.standings();
            out.println("<!-- end: standings -->");
            out.println();
        }
        if (all || words.contains("accuracy")) {
            System.err.println("peers: accuracy");
            out.println("<!-- part: peer-accuracy -->");
            Accuracy.run(out);
            out.println("<!-- end: peer-accuracy -->");
            out.println();
        }
        if (all || words.contains("solve")) {
            System.err.println("peers: raw solve");
            out.println("<!-- part: raw-solve -->");
            RawSolve.run(out);
            out.println("<!-- end: raw-solve -->");
        }
    }
}
