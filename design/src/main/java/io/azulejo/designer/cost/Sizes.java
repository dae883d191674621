package io.azulejo.designer.cost;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.NameMeaning;
import io.azulejo.design.ValueType;

/** How many bytes items have, and how they spread over partitions: as the rates say, else by rules of thumb. */
record Sizes(Rates rates) {
    private static final double SMALL = 1024;
    private static final double WITH_LONG_TEXT = 10 * 1024;
    private static final double KEYS = 200;
    private static final double SUMMARY = 512;

    double item(EntityDefinition entity) {
        boolean longText = entity.components().stream().anyMatch(Sizes::longText);
        return rates.size(entity.name()).orElse(longText ? WITH_LONG_TEXT : SMALL);
    }

    /** The item as an index has it. */
    double inIndex(EntityDefinition entity, IndexDefinition index) {
        double whole = item(entity);
        boolean longText = entity.components().stream()
                .anyMatch(component -> longText(component) && index.include().contains(component.attribute()));
        double copy = index.projection() == Projection.ALL || longText
                ? whole
                : Math.min(whole, index.projection() == Projection.INCLUDE ? SUMMARY : KEYS);
        return rates.size(entity.name() + "." + index.name()).orElse(copy);
    }

    /** The part of the traffic that the busiest partition takes: all of it where there are only a few partitions. */
    double share(EntityDefinition entity, KeySource partition, int shards) {
        boolean few = partition.components().stream()
                .allMatch(name -> entity.component(name).map(Sizes::fewValues).orElse(false));
        double share = rates.share(partition(partition)).orElse(few ? 1 : rates.share());
        return share / Math.max(1, shards);
    }

    /** The partition by name: an entity with several types is in the partition of its first most of the time. */
    static String partition(KeySource source) {
        return source instanceof KeySource.EntityTypeValue type ? type.values().getFirst() : source.text();
    }

    private static boolean longText(ComponentDefinition component) {
        return component.role() == Role.DATA && NameMeaning.LONG_TEXT.of(component.name());
    }

    private static boolean fewValues(ComponentDefinition component) {
        return component.type() instanceof ValueType.EnumOf
                || component.type().stored().equals("BOOL")
                || NameMeaning.FEW_VALUES.of(component.name());
    }
}
