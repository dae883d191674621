package io.azulejo.server.json;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The attribute names of one map, to find one that is given twice. A few are compared with each other, which is
 * quickest for usual items; many go to a hash set, so that no request can make this slow.
 */
final class Names {
    private static final int FEW = 16;

    private final String[] few = new String[FEW];
    private int count;
    private @Nullable Set<String> many;

    /** False if the map has this name already. */
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
