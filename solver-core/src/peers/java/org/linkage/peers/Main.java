package org.linkage.peers;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** {@code peers [quick] [chain-100 chain-1000 load ladder-30 ladder-100 pile accuracy solve]}: one run, one page of tables. */
public final class Main {
    private static final int TEN_SECONDS = 600;

    private Main() {}

    public static void main(String[] arguments) {
        List<String> words = Arrays.asList(arguments);
        boolean quick = words.contains("quick");
        boolean all = words.size() == (quick ? 1 : 0);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Map<String, Supplier<PeerScene>> scenes = new LinkedHashMap<>();
        scenes.put("chain-100", () -> PeerScene.chain(100, 0.1, 0.02, 0.2));
        scenes.put("chain-1000", () -> PeerScene.chain(1_000, 0.1, 0.02, 0.2));
        scenes.put("load", PeerScene::heavyLoad);
        scenes.put("ladder-30", () -> PeerScene.ladder(30));
        scenes.put("ladder-100", () -> PeerScene.ladder(100));
        scenes.put("pile", () -> PeerScene.pile(1_000));
        for (String word : words) {
            if (!word.equals("quick")
                    && !word.equals("accuracy")
                    && !word.equals("solve")
                    && !scenes.containsKey(word)) {
                out.println("There is no case '" + word + "'; there are " + scenes.keySet()
                        + ", accuracy, solve and quick.");
                System.exit(2);
            }
        }
        Contest contest = new Contest(out, quick);
        for (Map.Entry<String, Supplier<PeerScene>> scene : scenes.entrySet()) {
            if (all || words.contains(scene.getKey())) {
                contest.run(scene.getValue().get(), quick ? TEN_SECONDS / 5 : TEN_SECONDS);
            }
        }
        if (all || words.contains("accuracy")) {
            Accuracy.run(out);
        }
        if (all || words.contains("solve")) {
            RawSolve.run(out);
        }
    }
}
