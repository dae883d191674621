package io.azulejo.designtools.cost;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.ComponentNameHint;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.ValueType;

/** Estimates of item sizes and of their distribution over partitions, from the rates or from defaults. */
record SizeEstimates(Rates rates) {
    private static final double SMALL = 1024;
    private static final double WITH_LONG_TEXT = 10 * 1024;
    private static final double KEYS = 200;
    private static final double SUMMARY = 512;

    double item(EntityDefinition entity) {
        boolean longText = entity.components().stream().anyMatch(SizeEstimates::longText);
        return rates.size(entity.name()).orElse(longText ? WITH_LONG_TEXT : SMALL);
    }

    /** Returns the size of the item's copy in an index. */
    double inIndex(EntityDefinition entity, IndexDefinition index) {
        double whole = item(entity);
        boolean longText = entity.components().stream()
                .anyMatch(component -> longText(component) && index.include().contains(component.attribute()));
        double copy = index.projection() == Projection.ALL || longText
                ? whole
                : Math.min(whole, index.projection() == Projection.INCLUDE ? SUMMARY : KEYS);
        return rates.size(entity.name() + "." + index.name()).orElse(copy);
    }

    /**
     * Returns the fraction of the traffic that the busiest partition serves: all of it if there are only a few
     * partitions.
     */
    double share(EntityDefinition entity, KeySource partition, int shards) {
        boolean few = partition.components().stream()
                .allMatch(name ->
                        entity.component(name).map(SizeEstimates::fewValues).orElse(false));
        double share = rates.share(partition(partition)).orElse(few ? 1 : rates.share());
        return share / Math.max(1, shards);
    }

    /** Returns the name of the partition. An entity with several entity types counts for its first one. */
    static String partition(KeySource source) {
        return source instanceof KeySource.EntityTypeValue type ? type.values().getFirst() : source.text();
    }

    private static boolean longText(ComponentDefinition component) {
        return component.role() == Role.DATA && ComponentNameHint.LONG_TEXT.of(component.name());
    }

    private static boolean fewValues(ComponentDefinition component) {
        return component.type() instanceof ValueType.EnumOf
                || component.type().stored().equals("BOOL")
                || ComponentNameHint.FEW_VALUES.of(component.name());
    }
}
