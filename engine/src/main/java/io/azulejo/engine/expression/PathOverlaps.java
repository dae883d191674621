package io.azulejo.engine.expression;

import java.util.List;

/** Check for paths of one expression that overlap, or that use the same value both as a map and as a list. */
final class PathOverlaps {
    private enum Relation {
        APART,
        OVERLAP,
        CONFLICT
    }

    private PathOverlaps() {}

    static void check(ExpressionKind kind, List<ItemPath> paths) {
        check(kind, paths, Relation.OVERLAP, "overlap");
        check(kind, paths, Relation.CONFLICT, "conflict");
    }

    private static void check(ExpressionKind kind, List<ItemPath> paths, Relation refused, String verb) {
        for (int second = 1; second < paths.size(); second++) {
            for (int first = 0; first < second; first++) {
                if (relation(paths.get(first), paths.get(second)) == refused) {
                    throw kind.invalid("Two document paths " + verb
                            + " with each other; must remove or rewrite one of these paths; path one: "
                            + paths.get(first) + ", path two: " + paths.get(second));
                }
            }
        }
    }

    private static Relation relation(ItemPath one, ItemPath two) {
        int shared = Math.min(one.elements().size(), two.elements().size());
        for (int i = 0; i < shared; i++) {
            ItemPath.Element first = one.elements().get(i);
            ItemPath.Element second = two.elements().get(i);
            if (!first.equals(second)) {
                return first.getClass() == second.getClass() ? Relation.APART : Relation.CONFLICT;
            }
        }
        return Relation.OVERLAP;
    }
}
