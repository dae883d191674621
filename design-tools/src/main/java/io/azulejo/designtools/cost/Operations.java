package io.azulejo.designtools.cost;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Calculator of the operations of a design with their costs. */
public final class Operations {
    private final DesignDefinition design;
    private final Rates rates;
    private final ReadCostCalculator reads;
    private final WriteCostCalculator writes;

    private Operations(DesignDefinition design, Rates rates) {
        SizeEstimates sizes = new SizeEstimates(rates);
        this.design = design;
        this.rates = rates;
        this.reads = new ReadCostCalculator(design, rates, sizes);
        this.writes = new WriteCostCalculator(design, sizes);
    }

    /** Returns the access patterns in order of declaration, then the writes of entities that no pattern covers. */
    public static List<Operation> of(DesignDefinition design, Rates rates) {
        return new Operations(design, rates).all();
    }

    private List<Operation> all() {
        List<Operation> operations = new ArrayList<>();
        Set<String> covered = new HashSet<>();
        for (PatternDefinition pattern : design.patterns()) {
            switch (pattern) {
                case PatternDefinition.Get get -> operations.add(reads.get(get));
                case PatternDefinition.Query query -> operations.add(reads.query(query));
                case PatternDefinition.Write write -> operations.add(write(write, covered));
                case PatternDefinition.Update update -> operations.add(update(update, covered));
                case PatternDefinition.Transaction transaction -> operations.add(transaction(transaction, covered));
                // A composed pattern costs as much as the patterns it calls.
                case PatternDefinition.Composed composed -> {}
            }
        }
        design.entities().forEach(entity -> rest(entity, covered, operations));
        return operations;
    }

    private Operation write(PatternDefinition.Write write, Set<String> covered) {
        EntityDefinition entity = design.entity(write.entity());
        boolean deleted = write.kind() == WriteKind.DELETE;
        covered.add(verb(write.kind()) + entity.name());
        CostAccumulator tally = new CostAccumulator();
        writes.whole(tally, entity, deleted, WriteCostCalculator.transactional(entity, deleted), 1);
        return tally.operation(design.key(write), write.name());
    }

    private Operation update(PatternDefinition.Update update, Set<String> covered) {
        EntityDefinition entity = design.entity(update.entity());
        covered.add("change." + entity.name());
        CostAccumulator tally = new CostAccumulator();
        writes.change(
                tally,
                entity,
                update.parameters().stream()
                        .filter(parameter -> parameter.role() == ParameterDefinition.Role.VALUE)
                        .map(ParameterDefinition::name)
                        .collect(Collectors.toSet()));
        if (update.readFirst()) {
            tally.read(Limits.read(new SizeEstimates(rates).item(entity), true));
        }
        return tally.operation(design.key(update), update.name());
    }

    private Operation transaction(PatternDefinition.Transaction transaction, Set<String> covered) {
        CostAccumulator tally = new CostAccumulator();
        double list = rates.items(design.key(transaction)).orElse(rates.collection());
        for (PatternDefinition.ActionDefinition action : transaction.actions()) {
            EntityDefinition entity = design.entity(action.entity());
            double times = action.list() ? list : 1;
            if (action.kind() == WriteKind.CHECK) {
                tally.add("check " + entity.name(), 2 * times * Limits.write(new SizeEstimates(rates).item(entity)));
            } else {
                covered.add(verb(action.kind()) + entity.name());
                writes.whole(tally, entity, action.kind() == WriteKind.DELETE, true, times);
            }
        }
        return tally.operation(design.key(transaction), transaction.name());
    }

    private void rest(EntityDefinition entity, Set<String> covered, List<Operation> operations) {
        if (!covered.contains("create." + entity.name()) && !guard(entity.type())) {
            operations.add(whole(entity, "create", false));
        }
        if (rates.names("delete." + entity.name())) {
            operations.add(whole(entity, "delete", true));
        }
        if (rates.names("change." + entity.name())) {
            operations.add(change(entity, "change." + entity.name(), data(entity)));
        }
        entity.components().stream()
                .filter(component -> rates.names("change." + entity.name() + "." + component.name()))
                .forEach(component -> operations.add(
                        change(entity, "change." + entity.name() + "." + component.name(), Set.of(component.name()))));
    }

    private Operation whole(EntityDefinition entity, String verb, boolean deleted) {
        CostAccumulator tally = new CostAccumulator();
        writes.whole(tally, entity, deleted, WriteCostCalculator.transactional(entity, deleted), 1);
        return tally.operation(verb + "." + entity.name(), verb + " " + entity.name());
    }

    private Operation change(EntityDefinition entity, String key, Set<String> components) {
        CostAccumulator tally = new CostAccumulator();
        writes.change(tally, entity, components);
        return tally.operation(key, key.replace('.', ' '));
    }

    /** Returns the components that are in no key, so changing them moves no index entry. */
    private Set<String> data(EntityDefinition entity) {
        Set<String> keyed = new HashSet<>();
        TableDefinition table = design.tableOf(entity.type());
        for (IndexDefinition index : table.indexes()) {
            for (Membership membership : Membership.inIndex(table, index, entity)) {
                keyed.addAll(membership.pk().components());
                KeySource sk = membership.sk();
                if (sk != null) {
                    keyed.addAll(sk.components());
                }
            }
        }
        entity.uniques().forEach(unique -> keyed.addAll(unique.components()));
        return entity.components().stream()
                .map(ComponentDefinition::name)
                .filter(name -> !keyed.contains(name) && !entity.inKey(name))
                .collect(Collectors.toSet());
    }

    private boolean guard(JavaType type) {
        return design.entities()
                .flatMap(entity -> entity.uniques().stream())
                .anyMatch(unique -> type.equals(unique.guard()));
    }

    private static String verb(WriteKind kind) {
        return kind == WriteKind.DELETE ? "delete." : "create.";
    }
}
