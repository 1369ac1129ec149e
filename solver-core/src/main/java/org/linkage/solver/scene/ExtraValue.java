package org.linkage.solver.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value under {@code "extra"}: any JSON, kept as it stands, numbers with the very digits of the file. */
public sealed interface ExtraValue {
    /** Fields in the order of the file. */
    record Fields(Map<String, ExtraValue> values) implements ExtraValue {
        public static final Fields EMPTY = new Fields(Collections.emptyMap());

        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }
    }

    /** A list. */
    record Items(List<ExtraValue> values) implements ExtraValue {
        public Items {
            values = Collections.unmodifiableList(new ArrayList<>(values));
        }
    }

    /** A string. */
    record Text(String value) implements ExtraValue {}

    /** A number by its digits. */
    record Digits(String literal) implements ExtraValue {}

    /** True, false or null. */
    enum Word implements ExtraValue {
        TRUE,
        FALSE,
        NULL
    }
}
