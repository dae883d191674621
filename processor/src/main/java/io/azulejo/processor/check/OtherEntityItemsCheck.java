package io.azulejo.processor.check;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Check for queries that also read items of entities they do not return. */
final class OtherEntityItemsCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof PatternDefinition.Query query) {
                TableDefinition table =
                        design.definition().tableOf(query.entities().getFirst());
                List<String> foreign = table.entities().stream()
                        .filter(entity -> !query.entities().contains(entity.type()))
                        .filter(entity -> query.entities().stream()
                                .noneMatch(asked -> entity.sharesKeySpace(
                                        design.definition().entity(asked))))
                        .filter(entity -> reads(query, table, entity))
                        .map(EntityDefinition::name)
                        .toList();
                if (!foreign.isEmpty()) {
                    report.add(
                            Diagnostic.OTHER_ENTITY_ITEMS,
                            design.places().of(query),
                            query.name(),
                            String.join(", ", foreign));
                }
            }
        }
    }

    private static boolean reads(PatternDefinition.Query query, TableDefinition table, EntityDefinition entity) {
        String name = query.index();
        List<Membership> memberships = name == null
                ? List.of(Membership.inTable(table, entity))
                : table.index(name)
                        .map((IndexDefinition index) -> Membership.inIndex(table, index, entity))
                        .orElse(List.of());
        KeyConditionDefinition key = query.key();
        char delimiter = table.delimiterChar();
        return memberships.stream()
                .anyMatch(membership ->
                        inPartition(key, membership.pk(), delimiter) && inRange(key, membership.sk(), delimiter));
    }

    private static boolean inPartition(KeyConditionDefinition key, KeySource pk, char delimiter) {
        KeyTemplate asked = key.pk();
        // An unencoded attribute may hold any value.
        return asked == null || templates(pk).stream().anyMatch(template -> template.mayEqual(asked, delimiter));
    }

    private static boolean inRange(KeyConditionDefinition key, @Nullable KeySource sk, char delimiter) {
        KeyTemplate asked = key.sk();
        if (!key.spans().isEmpty() && sk instanceof KeySource.Templated templated) {
            return inSpans(key, templated.template().literalPrefix());
        }
        if (asked == null || sk == null || key.sortAttribute() != null) {
            return true;
        }
        return templates(sk).stream()
                .anyMatch(template ->
                        key.wholeSk() ? template.mayEqual(asked, delimiter) : template.mayBeginWith(asked, delimiter));
    }

    /** Returns whether some text with this prefix is between the first and the last span. */
    private static boolean inSpans(KeyConditionDefinition key, String prefix) {
        List<String> spans = key.spans().stream()
                .map(span -> span.sk().literalPrefix())
                .sorted()
                .toList();
        String first = spans.getFirst();
        String last = spans.getLast();
        return (prefix.compareTo(first) >= 0 || first.startsWith(prefix))
                && (prefix.compareTo(last) <= 0 || prefix.startsWith(last));
    }

    private static List<KeyTemplate> templates(KeySource source) {
        return switch (source) {
            case KeySource.Templated templated -> List.of(templated.template());
            case KeySource.EntityTypeValue type ->
                type.values().stream().map(OtherEntityItemsCheck::literal).toList();
            case KeySource.PlainAttribute plain ->
                List.of(KeyTemplate.parse("{" + plain.component().name() + "}"));
        };
    }

    private static KeyTemplate literal(String text) {
        return KeyTemplate.parse(text.replace("{", "{{").replace("}", "}}"));
    }
}
