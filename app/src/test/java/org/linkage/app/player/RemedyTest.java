package org.linkage.app.player;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A person whose step is refused, and who does what the card offers, sees the scene run again. */
@RunWith(AndroidJUnit4.class)
public class RemedyTest {
    private static final List<String> EXPLICIT = List.of("rk4", "rk4-projected", "rattle", "semi-implicit-euler");
    private static final double STEP = 1.0 / 60;

    private final Player player = new Player(new Crew.Inline());
    private long nanos = 1_000_000_000L;

    private Facts facts() {
        Facts facts = player.facts();
        assertNotNull(facts);
        return facts;
    }

    /** Whether so many frames pass without a refusal. */
    private boolean runs(int frames) {
        for (int i = 0; i < frames && facts().failure == null; i++) {
            nanos += 16_666_667L;
            player.frame(nanos);
        }
        return facts().failure == null;
    }

    private void open(String scene, Choices choices) throws Exception {
        player.open(Cast.of(scene, Collections.emptyMap()), choices);
    }

    private void take(Remedy remedy) {
        Choices changed = facts().choices.copy();
        remedy.applyTo(changed);
        player.choose(changed);
        if (remedy.anew()) {
            player.reset();
        }
    }

    /** Springs as stiff as these no step that the app offers is small enough for: half the step would be refused for ever. */
    @Test
    public void aStiffSceneGetsItsOwnIntegratorBack() throws Exception {
        for (String scene : List.of("hand", "stiff-chain", "robot", "beam", "heavy-load")) {
            for (String integrator : EXPLICIT) {
                String what = scene + " by " + integrator;
                Choices choices = new Choices();
                choices.integrator = integrator;
                choices.step = STEP;
                open(scene, choices);
                if (runs(60)) {
                    continue; // this one can take it
                }
                take(Remedy.of(facts()));
                boolean again = runs(120);
                assertTrue(what + ": " + facts().failure, again);
                assertEquals(what, facts().cast.scene().defaults().integrator(), facts().integrator);
                assertEquals(what + ": the step is the person's", STEP, facts().step, 0);
            }
        }
    }

    @Test
    public void sweepsThatTearTheJointsGiveWayToExactEquations() throws Exception {
        Choices choices = new Choices();
        choices.solver = "gauss-seidel";
        choices.integrator = "semi-implicit-euler";
        choices.step = 1.0 / 30;
        open("pantograph", choices);
        assertFalse("refused", runs(180));
        assertTrue("what the sweeps left is torn", Remedy.of(facts()).anew());
        take(Remedy.of(facts()));
        assertEquals("auto", facts().solver);
        boolean again = runs(120);
        assertTrue(String.valueOf(facts().failure), again);
    }

    /** An explicit integrator that is still refused at a quarter of the scene's step meets forces that no step is small enough for. */
    @Test
    public void halfTheStepIsNotOfferedForEver() throws Exception {
        Choices choices = new Choices();
        choices.integrator = "rk4-projected";
        open("chain", choices);
        double own = facts().step;
        for (int i = 0; i < 2; i++) {
            Remedy remedy = Remedy.of(facts());
            assertEquals("half the step", 0.5 * facts().step, remedy.step(), 0);
            take(remedy);
        }
        assertEquals(own / 4, facts().step, 0);
        assertEquals("implicit-euler", Remedy.of(facts()).integrator());
        take(Remedy.of(facts()));
        assertTrue(runs(60));
    }

    /** Sweeps do not get RATTLE's joints closed; what was before them is whole and is kept. */
    @Test
    public void aSceneThatIsStillWholeGoesOnFromWhereItIs() throws Exception {
        Choices choices = new Choices();
        open("pantograph", choices);
        assertTrue(runs(90));
        choices.integrator = "rattle";
        choices.solver = "gauss-seidel";
        player.choose(choices);
        assertFalse("refused", runs(60));
        double time = time();
        assertTrue("later than where it began: " + time, time > 1);
        assertFalse(Remedy.of(facts()).anew());
        take(Remedy.of(facts()));
        assertTrue(runs(60));
        assertTrue("it goes on", time() > time);
    }

    /** Whatever was refused, contacts that are known to go wrong are the first suspect. */
    @Test
    public void contactsThatFailGiveWayToExactOnes() throws Exception {
        Choices choices = new Choices();
        choices.contact = "platt";
        open("dominoes", choices);
        Remedy remedy = Remedy.of(facts());
        assertEquals("exact", remedy.contact());
        take(remedy);
        assertEquals("exact", facts().contact);
        assertTrue(runs(60));
        assertNull("and then something else", Remedy.of(facts()).contact());
    }

    private double time() {
        double[] time = new double[1];
        player.ask((cast, choices, simulation) -> time[0] = simulation.time());
        return time[0];
    }
}
