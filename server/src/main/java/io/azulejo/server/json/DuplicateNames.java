package io.azulejo.server.json;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The attribute names of one map, to detect duplicates. A few names are compared with each other, which is fastest for
 * typical items; many go into a hash set, so that no request can make this slow.
 */
final class DuplicateNames {
    private static final int FEW = 16;

    private final String[] few = new String[FEW];
    private int count;
    private @Nullable Set<String> many;

    /** Adds a name; returns false if the map already has it. */
    boolean add(String name) {
        if (many != null) {
            return many.add(name);
        }
        for (int i = 0; i < count; i++) {
            if (few[i].equals(name)) {
                return false;
            }
        }
        if (count == FEW) {
            many = new HashSet<>(Arrays.asList(few));
            return many.add(name);
        }
        few[count++] = name;
        return true;
    }
}
