package io.azulejo.designtools.cost;

import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Multiplicity;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.Query;
import io.azulejo.design.TableDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calculator of the cost of reads. */
final class ReadCostCalculator {
    private final DesignDefinition design;
    private final Rates rates;
    private final SizeEstimates sizes;

    ReadCostCalculator(DesignDefinition design, Rates rates, SizeEstimates sizes) {
        this.design = design;
        this.rates = rates;
        this.sizes = sizes;
    }

    Operation get(PatternDefinition.Get get) {
        EntityDefinition entity = design.entity(get.entity());
        double size = sizes.item(entity);
        double units = Limits.read(size, get.consistent());
        KeySource pk = new KeySource.Templated(entity.pk());
        Charge charge =
                new Charge(design.tableOf(entity.type()).name(), pk.text(), units, 0, sizes.share(entity, pk, 0));
        return new Operation(
                design.key(get),
                get.name(),
                false,
                units,
                0,
                "1 × " + Numbers.bytes(size) + (get.consistent() ? ", consistent" : ""),
                List.of(charge));
    }

    Operation query(Query query) {
        EntityDefinition entity = design.entity(query.entities().getFirst());
        TableDefinition table = design.tableOf(entity.type());
        String name = query.index();
        IndexDefinition index = name == null ? null : table.index(name).orElse(null);
        double size = index == null ? sizes.item(entity) : sizes.inIndex(entity, index);
        double items = items(query);
        int shards = Math.max(1, query.key().shards());
        // Every shard is queried for the whole page, because all of its items may be in one shard.
        double each = Limits.read(items * size, query.consistent());
        double units = each * shards;
        if (query.complete()) {
            units += items * Limits.read(sizes.item(entity), false);
        }
        KeySource pk = partition(query, table, index, entity);
        double share = sizes.share(entity, pk, 0);
        return new Operation(
                design.key(query),
                query.name(),
                false,
                units,
                0,
                Numbers.units(items) + " × " + Numbers.bytes(size)
                        + (shards > 1 ? " from each of " + shards + " shards" : "")
                        + (query.complete() ? ", completed from the table" : ""),
                List.of(new Charge(Charge.where(design, table, index), SizeEstimates.partition(pk), each, 0, share)));
    }

    private double items(Query query) {
        double estimate;
        if (query.result().of() == Element.AGGREGATE) {
            estimate = design.aggregates().stream()
                    .filter(aggregate -> aggregate.type().equals(query.result().element()))
                    .map(AggregateDefinition::parts)
                    .flatMap(List::stream)
                    .mapToDouble(part -> part.multiplicity() == Multiplicity.LIST ? rates.collection() : 1)
                    .sum();
            if (query.result().groups() != null) {
                estimate *= query.result().container() == Container.PAGE
                        ? rates.page()
                        : query.limit() > 0 ? query.limit() : rates.collection();
            } else {
                estimate = query.limit() > 0 ? Math.min(estimate, query.limit()) : estimate;
            }
        } else if (query.limit() > 0) {
            estimate = query.limit();
        } else if (query.result().container() == Container.PAGE) {
            estimate = rates.page();
        } else if (query.result().container() == Container.LIST) {
            estimate = rates.collection();
        } else {
            estimate = 1;
        }
        return rates.items(design.key(query)).orElse(estimate);
    }

    private static KeySource partition(
            Query query, TableDefinition table, @Nullable IndexDefinition index, EntityDefinition entity) {
        KeyTemplate pk = query.key().pk();
        List<Membership> memberships =
                index == null ? List.of(Membership.inTable(table, entity)) : Membership.inIndex(table, index, entity);
        return memberships.stream()
                .map(Membership::pk)
                .filter(source -> pk == null || source.text().equals(pk.toString()))
                .findFirst()
                .orElseGet(() -> pk == null ? memberships.getFirst().pk() : new KeySource.Templated(pk));
    }
}
