package io.azulejo.processor.check;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Check that indexes stay within DynamoDB's limits and have distinct names and valid keys. */
final class IndexLimitCheck implements DesignCheck {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]{3,255}");
    private static final int PER_INDEX = 20;
    private static final int PER_TABLE = 100;
    private static final int GLOBAL = 20;
    private static final int LOCAL = 5;
    private static final int KEY_ATTRIBUTES = 4;

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            SourceLocation place = design.places().of(table, "indexes");
            Set<String> names = new HashSet<>();
            int included = 0;
            for (IndexDefinition index : table.indexes()) {
                included += index.include().size();
                check(design, table, index, names, report);
            }
            limit(included, PER_TABLE, "The indexes of table %s include %d attributes", table.name(), place, report);
            int local = (int)
                    table.indexes().stream().filter(IndexDefinition::local).count();
            limit(local, LOCAL, "Table %s has %d local indexes", table.name(), place, report);
            limit(
                    table.indexes().size() - local,
                    GLOBAL,
                    "Table %s has %d global indexes",
                    table.name(),
                    place,
                    report);
        }
    }

    private static void limit(int count, int most, String text, String name, SourceLocation place, Report report) {
        if (count > most) {
            report.add(Diagnostic.PROJECTION_LIMIT, place, text.formatted(name, count), String.valueOf(most));
        }
    }

    private static void check(
            ParsedDesign design, TableDefinition table, IndexDefinition index, Set<String> names, Report report) {
        SourceLocation place = design.places().of(index);
        limit(index.include().size(), PER_INDEX, "Index %s includes %d attributes", index.name(), place, report);
        if (!names.add(index.name()) || index.name().isEmpty()) {
            shape(
                    table,
                    place,
                    "every index needs a unique, non-empty name, but one is \"%s\"".formatted(index.name()),
                    report);
        }
        if (!index.name().isEmpty() && !NAME.matcher(index.name()).matches()) {
            shape(
                    table,
                    place,
                    "DynamoDB's index names have 3 to 255 letters, digits, '_', '-' and '.', not \"%s\""
                            .formatted(index.name()),
                    report);
        }
        if (index.partitionKey().isEmpty() || index.partitionKey().equals(index.sortKey())) {
            shape(
                    table,
                    place,
                    "the key attributes of index %s need two different names".formatted(index.name()),
                    report);
        }
        limit(
                index.partitionKeys().size(),
                KEY_ATTRIBUTES,
                "Index %s has %d partition key attributes",
                index.name(),
                place,
                report);
        limit(
                index.sortKeys().size(),
                KEY_ATTRIBUTES,
                "Index %s has %d sort key attributes",
                index.name(),
                place,
                report);
        if (index.local() && index.severalAttributes()) {
            shape(table, place, "local index %s has one sort key attribute".formatted(index.name()), report);
        }
        if (index.local() && (!index.partitionKey().equals(table.partitionKey()) || index.sortKey() == null)) {
            shape(
                    table,
                    place,
                    "local index %s needs the table's partition key and a sort key".formatted(index.name()),
                    report);
        }
        if (index.projection() == Projection.INCLUDE == index.include().isEmpty()) {
            shape(
                    table,
                    place,
                    "index %s includes attributes if and only if its projection is INCLUDE".formatted(index.name()),
                    report);
        }
    }

    private static void shape(TableDefinition table, SourceLocation place, String text, Report report) {
        report.add(Diagnostic.TABLE_SHAPE, place, table.name(), text);
    }
}
