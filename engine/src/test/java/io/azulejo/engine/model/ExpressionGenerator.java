package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Generator of random conditions, projections and updates that DynamoDB accepts, whether or not they fit an item. */
final class ExpressionGenerator {
    private static final List<Path> PATHS = List.of(
            new Path("a"),
            new Path("b"),
            new Path("c"),
            new Path("c", "x"),
            new Path("c", "y"),
            new Path("c", "y", 0),
            new Path("c", "z", "x"),
            new Path("d"),
            new Path("d", 0),
            new Path("d", 1),
            new Path("d", 2, "x"),
            new Path("e"),
            new Path("f"),
            new Path("g"),
            new Path("h"));
    private static final List<Path> BEYOND = List.of(new Path("d", 7), new Path("d", 9), new Path("c", "y", 5));
    private static final List<String> ORDERED = List.of("<", "<=", ">", ">=");
    private static final List<String> SIGNS = List.of("=", "<>", "<", "<=", ">", ">=");
    private static final List<String> TYPES = List.of("S", "N", "B", "BOOL", "NULL", "SS", "NS", "BS", "L", "M");

    private final ValueGenerator values;

    ExpressionGenerator(ValueGenerator values) {
        this.values = values;
    }

    GeneratedCondition condition(int depth) {
        if (depth > 0 && values.chance(35)) {
            return switch (values.below(3)) {
                case 0 -> new GeneratedCondition.Both(condition(depth - 1), condition(depth - 1));
                case 1 -> new GeneratedCondition.Either(condition(depth - 1), condition(depth - 1));
                default -> new GeneratedCondition.Never(condition(depth - 1));
            };
        }
        Path path = values.one(PATHS);
        return switch (values.below(10)) {
            case 0 -> new GeneratedCondition.Exists(path, true);
            case 1 -> new GeneratedCondition.Exists(path, false);
            case 2 -> new GeneratedCondition.TypeIs(path, values.one(TYPES));
            case 3 ->
                new GeneratedCondition.Compared(path, values.chance(70) ? "=" : "<>", values.attribute(path.root()));
            case 4 -> new GeneratedCondition.Compared(path, values.one(ORDERED), ordered());
            case 5 -> between(path, values.number(), values.number());
            case 6 ->
                new GeneratedCondition.OneOf(
                        path, List.of(values.any(1), values.attribute(path.root()), values.any(0)));
            case 7 -> new GeneratedCondition.BeginsWith(path, values.text().s());
            case 8 -> new GeneratedCondition.Contains(path, values.any(1));
            default -> new GeneratedCondition.SizeIs(path, values.one(SIGNS), values.below(4));
        };
    }

    private AttributeValue ordered() {
        return values.chance(60) ? values.number() : values.chance(80) ? values.text() : values.binary();
    }

    private static GeneratedCondition between(Path path, AttributeValue one, AttributeValue other) {
        boolean ascending = Values.compare(one, other).orElseThrow() <= 0;
        return new GeneratedCondition.Between(path, ascending ? one : other, ascending ? other : one);
    }

    /** Returns a random test that is valid for a sort key: any that needs only an order. */
    GeneratedCondition sortTest(String name) {
        Path path = new Path(name);
        if (values.chance(25)) {
            return between(path, values.keyValue(name), values.keyValue(name));
        }
        if (values.chance(40) && "S".equals(TableShape.KEY_TYPES.get(name))) {
            return new GeneratedCondition.BeginsWith(path, values.keyValue(name).s());
        }
        return new GeneratedCondition.Compared(
                path, values.chance(30) ? "=" : values.one(ORDERED), values.keyValue(name));
    }

    List<Path> projection() {
        List<Path> paths = new ArrayList<>();
        for (int i = 1 + values.below(4); i > 0; i--) {
            addApart(paths, values.chance(15) ? new Path("pk") : values.one(PATHS));
        }
        return paths;
    }

    private static boolean addApart(List<Path> paths, Path path) {
        boolean apart = paths.stream().noneMatch(path::overlaps);
        if (apart) {
            paths.add(path);
        }
        return apart;
    }

    /**
     * Returns edits of different paths. An index key gets a value of a wrong type only if the caller accepts the error,
     * and at most one does, because it is unknown which one DynamoDB would report.
     */
    List<Edit> edits(TableShape table, boolean wrongTypes) {
        List<Edit> edits = new ArrayList<>();
        boolean odd = wrongTypes && values.chance(10);
        List<Path> targets = new ArrayList<>();
        for (int i = 1 + values.below(4); i > 0; i--) {
            if (!table.indexes().isEmpty() && values.chance(20)) {
                String name = values.one(List.of("gpk", "gsk", "lbl", "lsk"));
                if (addApart(targets, new Path(name))) {
                    edits.add(odd ? edit(new Path(name)) : keyEdit(name));
                    odd = false;
                }
            } else if (table.equals(TableShape.ORDERS) && values.chance(10)) {
                String name = values.one(List.of("opt", TableShape.EXPIRY));
                if (addApart(targets, new Path(name))) {
                    edits.add(keyEdit(name));
                }
            } else {
                Path target = values.chance(12) ? values.one(BEYOND) : values.one(PATHS);
                if (addApart(targets, target)) {
                    edits.add(edit(target));
                }
            }
        }
        // In the order of the text, because an error of the first is reported first.
        edits.sort(Comparator.comparing(Edit::section));
        return edits;
    }

    private Edit keyEdit(String name) {
        Path target = new Path(name);
        if (values.chance(25)) {
            return new Edit.Remove(target);
        }
        return new Edit.Assign(target, new Edit.Constant(values.keyValue(name)));
    }

    private Edit edit(Path target) {
        return switch (values.below(10)) {
            case 0, 1 -> new Edit.Remove(target);
            case 2, 3 -> new Edit.Add(target, addend(target));
            case 4 -> new Edit.Delete(target, values.chance(60) ? values.strings() : values.numbers());
            default -> new Edit.Assign(target, source(target));
        };
    }

    private AttributeValue addend(Path target) {
        return switch (target.root()) {
            case "e" -> values.strings();
            case "f" -> values.numbers();
            default -> values.chance(90) ? values.number() : values.strings();
        };
    }

    private Edit.Source source(Path target) {
        return switch (values.below(8)) {
            case 0, 1, 2 -> new Edit.Constant(values.attribute(target.root()));
            case 3 -> new Edit.Copy(values.one(PATHS));
            case 4 -> new Edit.IfNotExists(values.one(PATHS), new Edit.Constant(values.attribute(target.root())));
            case 5, 6 -> new Edit.Sum(addendSource(), values.chance(60) ? "+" : "-", addendSource());
            default -> joined();
        };
    }

    private Edit.Source addendSource() {
        return switch (values.below(4)) {
            case 0 -> new Edit.Copy(values.one(PATHS));
            case 1 -> new Edit.IfNotExists(new Path("a"), new Edit.Constant(values.number()));
            case 2 -> new Edit.Copy(new Path("a"));
            default -> new Edit.Constant(values.number());
        };
    }

    private Edit.Source joined() {
        Edit.Source stored = values.chance(50)
                ? new Edit.Copy(new Path("d"))
                : new Edit.IfNotExists(new Path("d"), new Edit.Constant(values.list(1)));
        Edit.Source more = new Edit.Constant(values.list(1));
        return values.chance(50) ? new Edit.Joined(stored, more) : new Edit.Joined(more, stored);
    }
}
