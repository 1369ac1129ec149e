package org.linkage.solver.contact;

/** What happens when contacts close with speed; J v⁺ ≥ −e J v⁻ in both, impulses p ≥ 0, complementary. */
public enum ImpactLaw {
    /** The approaching contacts are solved together, and again as long as any approaches: the textbook cradle. */
    ROUNDS("rounds"),
    /** All closed contacts in one solve. */
    SIMULTANEOUS("simultaneous");

    private final String id;

    ImpactLaw(String id) {
        this.id = id;
    }

    /** The name that stays. */
    public String id() {
        return id;
    }

    /** The law of that name. */
    public static ImpactLaw of(String name) {
        for (ImpactLaw law : values()) {
            if (law.id.equals(name)) {
                return law;
            }
        }
        throw new IllegalArgumentException("There is no impact law '" + name + "'; choose rounds or simultaneous.");
    }
}
