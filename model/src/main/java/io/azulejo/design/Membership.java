package io.azulejo.design;

import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Presence of an entity in the table or in an index, with the sources of the two key attributes. An entity that
 * declares alternative keys has several in one index.
 *
 * @param key the declared key, absent if the key attributes need no declaration
 * @param morePk the components of further partition key attributes
 * @param moreSk the components of further sort key attributes
 */
public record Membership(
        @Nullable IndexKeyDefinition key,
        KeySource pk,
        @Nullable KeySource sk,
        List<ComponentDefinition> morePk,
        List<ComponentDefinition> moreSk) {

    public Membership {
        morePk = List.copyOf(morePk);
        moreSk = List.copyOf(moreSk);
    }

    public Membership(@Nullable IndexKeyDefinition key, KeySource pk, @Nullable KeySource sk) {
        this(key, pk, sk, List.of(), List.of());
    }

    /** Returns the entity's membership in the table. */
    public static Membership inTable(TableDefinition table, EntityDefinition entity) {
        KeyTemplate sk = entity.sk();
        String sortKey = table.sortKey();
        return new Membership(
                null,
                table.keySource(entity, table.partitionKey(), entity.pk()),
                sk == null || sortKey == null ? null : table.keySource(entity, sortKey, sk));
    }

    /** Returns the entity's memberships in an index in order of declaration; empty if it is not in the index. */
    public static List<Membership> inIndex(TableDefinition table, IndexDefinition index, EntityDefinition entity) {
        List<Membership> memberships = new ArrayList<>();
        if (index.severalAttributes()) {
            ofAttributes(index, entity).ifPresent(memberships::add);
            return memberships;
        }
        List<IndexKeyDefinition> keys = entity.keysIn(index.name());
        for (IndexKeyDefinition key : keys) {
            add(memberships, table, index, entity, key);
        }
        if (keys.isEmpty()) {
            add(memberships, table, index, entity, null);
        }
        return memberships;
    }

    /** Returns the membership in an index with several attributes per key: all of them must be components. */
    private static Optional<Membership> ofAttributes(IndexDefinition index, EntityDefinition entity) {
        List<ComponentDefinition> pk = components(entity, index.partitionKeys());
        List<ComponentDefinition> sk = components(entity, index.sortKeys());
        if (pk.size() < index.partitionKeys().size()
                || sk.size() < index.sortKeys().size()) {
            return Optional.empty();
        }
        return Optional.of(new Membership(
                null,
                new KeySource.PlainAttribute(pk.getFirst()),
                sk.isEmpty() ? null : new KeySource.PlainAttribute(sk.getFirst()),
                pk.subList(1, pk.size()),
                sk.isEmpty() ? List.of() : sk.subList(1, sk.size())));
    }

    private static List<ComponentDefinition> components(EntityDefinition entity, List<String> attributes) {
        List<ComponentDefinition> found = new ArrayList<>();
        for (String attribute : attributes) {
            entity.components().stream()
                    .filter(component -> component.attribute().equals(attribute) && !component.fromKey())
                    .findFirst()
                    .ifPresent(found::add);
        }
        return found;
    }

    public int shards() {
        return key == null ? 0 : key.shards();
    }

    private static void add(
            List<Membership> memberships,
            TableDefinition table,
            IndexDefinition index,
            EntityDefinition entity,
            @Nullable IndexKeyDefinition key) {
        Optional<KeySource> pk = source(table, entity, index.partitionKey(), key == null ? null : key.pk());
        if (pk.isEmpty()) {
            return;
        }
        String sortKey = index.sortKey();
        if (sortKey == null) {
            memberships.add(new Membership(key, pk.get(), null));
            return;
        }
        source(table, entity, sortKey, key == null ? null : key.sk())
                .ifPresent(sk -> memberships.add(new Membership(key, pk.get(), sk)));
    }

    private static Optional<KeySource> source(
            TableDefinition table, EntityDefinition entity, String attribute, @Nullable KeyTemplate template) {
        if (template != null) {
            return Optional.of(new KeySource.Templated(template));
        }
        if (attribute.equals(table.partitionKey())) {
            return Optional.of(table.keySource(entity, attribute, entity.pk()));
        }
        KeyTemplate sk = entity.sk();
        if (attribute.equals(table.sortKey()) && sk != null) {
            return Optional.of(table.keySource(entity, attribute, sk));
        }
        String entityType = entity.entityType();
        if (attribute.equals(table.entityType()) && entityType != null) {
            List<String> values = new ArrayList<>();
            values.add(entityType);
            entity.entityTypes().forEach(other -> values.add(other.value()));
            return Optional.of(new KeySource.EntityTypeValue(values));
        }
        return entity.components().stream()
                .filter(component -> component.attribute().equals(attribute) && !component.fromKey())
                .findFirst()
                .map(KeySource.PlainAttribute::new);
    }
}
