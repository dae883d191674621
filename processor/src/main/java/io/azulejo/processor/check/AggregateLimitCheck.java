package io.azulejo.processor.check;

import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Multiplicity;
import io.azulejo.design.AggregateDefinition.Part;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import java.util.List;
import java.util.Optional;

/** Check that the limit of an aggregate cannot cut off its single parts, because a list is read before them. */
final class AggregateLimitCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (PatternDefinition pattern : design.definition().patterns()) {
            if (pattern instanceof Query query
                    && query.limit() > 0
                    && query.result().groups() == null
                    && query.result().of() == Element.AGGREGATE) {
                design.definition().aggregates().stream()
                        .filter(aggregate ->
                                aggregate.type().equals(query.result().element()))
                        .findFirst()
                        .ifPresent(aggregate -> check(design, query, aggregate, report));
            }
        }
    }

    private static void check(ParsedDesign design, Query query, AggregateDefinition aggregate, Report report) {
        Optional<List<Part>> cut = cut(design.definition(), query, aggregate, query.descending());
        boolean other =
                cut(design.definition(), query, aggregate, !query.descending()).isEmpty();
        String name = aggregate.type().simpleName() + ".";
        cut.ifPresent(parts -> report.add(
                Diagnostic.LIMIT_CUTS_PART,
                design.places().of(query),
                query.name(),
                String.valueOf(query.limit()),
                name + parts.getFirst().name(),
                name + parts.getLast().name(),
                other ? "read in the other direction" : "read them in two access patterns"));
    }

    /** Returns a list and a single part that is read after it. */
    private static Optional<List<Part>> cut(
            DesignDefinition design, Query query, AggregateDefinition aggregate, boolean descending) {
        for (Part single : aggregate.parts()) {
            for (Part list : aggregate.parts()) {
                if (single.multiplicity() != Multiplicity.LIST && list.multiplicity() == Multiplicity.LIST) {
                    String first = prefix(design, query, single);
                    String second = prefix(design, query, list);
                    boolean before = descending
                            ? first.compareTo(second) > 0 && !first.startsWith(second)
                            : first.compareTo(second) < 0 && !second.startsWith(first);
                    if (!before) {
                        return Optional.of(List.of(list, single));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String prefix(DesignDefinition design, Query query, Part part) {
        EntityDefinition entity = design.entity(part.entity());
        TableDefinition table = design.tableOf(entity.type());
        String index = query.index();
        List<Membership> memberships = index == null
                ? List.of(Membership.inTable(table, entity))
                : table.index(index)
                        .map(found -> Membership.inIndex(table, found, entity))
                        .orElse(List.of());
        return !memberships.isEmpty() && memberships.getFirst().sk() instanceof KeySource.Templated templated
                ? templated.template().literalPrefix()
                : "";
    }
}
