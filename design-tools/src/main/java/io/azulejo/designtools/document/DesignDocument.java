package io.azulejo.designtools.document;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.Finding;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.designtools.cost.Rates;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Generated Markdown document of a design. */
public final class DesignDocument {
    private final DesignDefinition design;
    private final Rates rates;
    private final StringBuilder text = new StringBuilder();

    private DesignDocument(DesignDefinition design, Rates rates) {
        this.design = design;
        this.rates = rates;
    }

    /** Returns the document, with the cost of the access patterns at the given rates. */
    public static String of(DesignDefinition design, Rates rates) {
        return new DesignDocument(design, rates).write();
    }

    private String write() {
        line("# " + design.type().simpleName());
        line("");
        line("Generated from the compiled design `" + design.type() + "`.");
        design.tables().forEach(this::table);
        patterns();
        findings();
        return text.toString();
    }

    private void table(TableDefinition table) {
        line("");
        line("## Table `" + table.name() + "`");
        line("- **Partition key**: `" + table.partitionKey() + "`"
                + (table.sortKey() == null ? ", no sort key" : ", **sort key**: `" + table.sortKey() + "`"));
        line("- **Capacity**: pay per request");
        if (table.entityType() != null) {
            line("- **Entity type**: attribute `" + table.entityType() + "`");
        }
        line("- **Time to live**: " + (table.ttl() == null ? "off" : "attribute `" + table.ttl() + "`"));
        line("- **Key parts** are separated by `" + table.delimiter() + "`; it and `%` are percent-encoded in values");
        if (!table.indexes().isEmpty()) {
            indexes(table);
        }
        line("");
        line("### Entities");
        table.entities().forEach(entity -> new EntitySection(table, entity).write(text));
    }

    private void indexes(TableDefinition table) {
        line("");
        line("### Indexes");
        line("| Index | Partition key | Sort key | Projection | Entities |");
        line("|---|---|---|---|---|");
        for (IndexDefinition index : table.indexes()) {
            String projection = index.include().isEmpty()
                    ? index.projection().name()
                    : index.projection() + " " + String.join(", ", index.include());
            String entities = table.entities().stream()
                    .filter(entity -> !Membership.inIndex(table, index, entity).isEmpty())
                    .map(EntityDefinition::name)
                    .collect(Collectors.joining(", "));
            line("| %s%s | `%s` | %s | %s | %s |"
                    .formatted(
                            index.name(),
                            index.local() ? " (local)" : "",
                            String.join("`, `", index.partitionKeys()),
                            code(index.sortKeys().isEmpty() ? null : String.join("`, `", index.sortKeys())),
                            projection,
                            entities));
        }
    }

    private void patterns() {
        line("");
        line("## Access patterns");
        line("| # | Pattern | Method | Operation | Expected cost |");
        line("|--:|---|---|---|---|");
        int number = 0;
        for (PatternSummary pattern : PatternSummary.of(design, rates)) {
            number++;
            line("| %d | %s | `%s` | %s | %s |"
                    .formatted(number, pattern.name(), pattern.call(), pattern.operation(), pattern.cost()));
        }
    }

    private void findings() {
        if (design.findings().isEmpty()) {
            return;
        }
        line("");
        line("## Findings");
        line("| Id | About | Finding | Accepted because |");
        line("|---|---|---|---|");
        for (Finding finding : design.findings()) {
            line("| %s | %s | %s | %s |"
                    .formatted(
                            finding.diagnostic().id(),
                            finding.about(),
                            finding.text().replace("|", "\\|"),
                            finding.because() == null ? "" : finding.because()));
        }
    }

    static String code(@Nullable String text) {
        return text == null ? "" : "`" + text + "`";
    }

    /** Returns the display name of a component's DynamoDB type. */
    static String type(ComponentDefinition component) {
        return switch (component.type().stored()) {
            case "S" -> "String";
            case "N" -> "Number";
            case "BOOL" -> "Boolean";
            case "B" -> "Binary";
            case "M" -> "Map";
            case "L" -> "List";
            default -> "Set";
        };
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
