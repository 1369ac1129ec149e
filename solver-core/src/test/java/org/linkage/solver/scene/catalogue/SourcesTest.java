package org.linkage.solver.scene.catalogue;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import org.linkage.solver.scene.CatalogueScene;

/**
 * Every scene says from which part of which paper it comes, or that it is in none of them and where its mathematics is written
 * down. A part that a paper does not have is no source.
 */
public class SourcesTest {
    private static final String MATHS = "docs/MATHS.md";
    private static final String ARTICLE = "Constrained Dynamics 2";
    private static final String NONE = "none of the papers";

    /** The sections of the papers, and how many figures each has. The article has headings instead. */
    private static final Map<String, List<String>> SECTIONS = new HashMap<>();

    private static final Map<String, Integer> FIGURES = new HashMap<>();

    private static final List<String> HEADINGS = Arrays.asList(
            "Global Form of the Constraint Problem",
            "Computer Implementation",
            "Ground Constraint",
            "Revolute Joint",
            "Point on Rigid Body",
            "Considerations",
            "the demonstration at its head");

    static {
        paper("Baraff", 3, "1 2 2.1 2.2 3 4 4.1 4.2 5 6 7 7.1 7.2 7.3 8 8.1 8.2 9");
        paper("Stiff Joints", 5, "1 2 3 3.1 3.2 3.3 4 5 6");
        paper("The Art to Keep in Touch", 4, "1 2 2.1 2.2 2.3 3 4 4.1 4.2 5 6");
        paper(MATHS, 0, String.join(" ", sectionsOfMaths()));
        paper(ARTICLE, 2, "");
    }

    private static final Pattern WORDS = Pattern.compile(
            "(?<name>Baraff|Stiff Joints|The Art to Keep in Touch|docs/MATHS\\.md|Constrained Dynamics 2)"
                    + "|(?<kind>section|figure)s? (?<parts>[0-9.]*[0-9](?:(?:, | and | to )[0-9.]*[0-9])*)"
                    + "|(?<heading>"
                    + String.join("|", HEADINGS)
                    + ")");

    private static void paper(String name, int figures, String sections) {
        SECTIONS.put(name, Arrays.asList(sections.split(" ", -1)));
        FIGURES.put(name, figures);
    }

    private static List<String> sectionsOfMaths() {
        File folder = new File("").getAbsoluteFile();
        while (folder != null && !new File(folder, MATHS).exists()) {
            folder = folder.getParentFile();
        }
        List<String> sections = new ArrayList<>();
        try {
            String text = new String(Files.readAllBytes(new File(folder, MATHS).toPath()), StandardCharsets.UTF_8);
            Matcher heading = Pattern.compile("(?m)^## ([0-9]+)\\. ").matcher(text);
            while (heading.find()) {
                sections.add(heading.group(1));
            }
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
        return sections;
    }

    /** The papers of which a sentence names a part that they have; a paper without a part, or a part that it lacks, fails. */
    private static Set<String> sources(String sentence) {
        Set<String> named = new HashSet<>();
        Set<String> withPart = new HashSet<>();
        String paper = "";
        Matcher words = WORDS.matcher(sentence);
        while (words.find()) {
            if (words.group("name") != null) {
                paper = words.group("name");
                named.add(paper);
                continue;
            }
            assertFalse("A part of what? " + sentence, paper.isEmpty());
            if (words.group("heading") != null) {
                assertEquals(sentence, ARTICLE, paper);
            } else {
                assertHas(paper, words.group("kind"), words.group("parts"), sentence);
            }
            withPart.add(paper);
        }
        assertEquals("Which part of it? " + sentence, named, withPart);
        return named;
    }

    private static void assertHas(String paper, String kind, String parts, String sentence) {
        for (String part : parts.split(", | and | to ", -1)) {
            boolean there = kind.equals("section")
                    ? SECTIONS.getOrDefault(paper, List.of()).contains(part)
                    : Integer.parseInt(part) >= 1 && Integer.parseInt(part) <= FIGURES.getOrDefault(paper, 0);
            assertTrue(paper + " has no " + kind + " " + part + ": " + sentence, there);
        }
    }

    @Test
    public void everySceneNamesAPartOfAPaperOrSaysThatNoneHasIt() {
        for (CatalogueScene scene : SceneCatalogue.all()) {
            String sentence = scene.explanation().source();
            Set<String> sources = sources(sentence);
            assertFalse(scene.id() + ": " + sentence, sources.isEmpty());
            boolean own = sources.contains(MATHS);
            assertTrue(scene.id() + " should say that no paper has it: " + sentence, !own || sentence.contains(NONE));
        }
    }
}
