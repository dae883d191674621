package io.azulejo.processor.check;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentNameHint;
import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.report.Report;
import io.azulejo.processor.source.SourceLocation;
import io.azulejo.template.KeyTemplate;
import java.util.Optional;

/** Check for entities whose items all share one partition or a few partitions. */
final class HotPartitionCheck implements DesignCheck {

    @Override
    public void check(ParsedDesign design, Report report) {
        for (TableDefinition table : design.definition().tables()) {
            for (EntityDefinition entity : table.entities()) {
                table(design, entity, report);
                for (IndexDefinition index : table.indexes()) {
                    for (Membership membership : Membership.inIndex(table, index, entity)) {
                        index(design, entity, index, membership, report);
                    }
                }
            }
        }
    }

    /** Checks the table key. If both keys are literal there is only one item, so the partition cannot be hot. */
    private static void table(ParsedDesign design, EntityDefinition entity, Report report) {
        KeyTemplate sk = entity.sk();
        if (sk != null && !sk.literalOnly()) {
            shared(entity, new KeySource.Templated(entity.pk()))
                    .ifPresent(what ->
                            add(entity, what, "the table", design.places().of(entity, "pk"), report));
        }
    }

    private static void index(
            ParsedDesign design, EntityDefinition entity, IndexDefinition index, Membership membership, Report report) {
        IndexKeyDefinition key = membership.key();
        SourceLocation place = key == null || key.pk() == null
                ? design.places().of(entity)
                : design.places().of(key, "pk");
        shared(entity, membership.pk()).ifPresent(what -> add(entity, what, "index " + index.name(), place, report));
    }

    private static void add(EntityDefinition entity, String what, String where, SourceLocation place, Report report) {
        report.add(Diagnostic.HOT_PARTITION, place, entity.name(), what, where);
    }

    /** Returns the partition keys that the items share, if there are only a few. */
    private static Optional<String> shared(EntityDefinition entity, KeySource source) {
        if (source instanceof KeySource.EntityTypeValue) {
            return Optional.of("the partition " + source.text());
        }
        if (source instanceof KeySource.Templated templated
                && templated.template().sharded()) {
            return Optional.empty();
        }
        if (source.components().isEmpty()) {
            return Optional.of("the partition " + source.text());
        }
        long partitions = 1;
        boolean guessed = false;
        for (String name : source.components()) {
            long values = entity.component(name).map(HotPartitionCheck::values).orElse(Long.MAX_VALUE);
            if (values > 100 && !ComponentNameHint.FEW_VALUES.of(name)) {
                return Optional.empty();
            }
            guessed |= values > 100;
            partitions *= values;
        }
        return Optional.of("the %s partitions of %s".formatted(guessed ? "few" : partitions, source.text()));
    }

    /** Returns the number of values that a component can have. */
    private static long values(ComponentDefinition component) {
        return switch (component.type()) {
            case ValueType.EnumOf anEnum -> Math.max(1, anEnum.constants().size());
            case ValueType.Scalar scalar -> scalar.stored().equals("BOOL") ? 2 : Long.MAX_VALUE;
            default -> Long.MAX_VALUE;
        };
    }
}
