package io.azulejo.engine.table;

import java.util.Set;

/**
 * A local or global secondary index of a table. {@code copied} names every attribute an entry holds: the keys of index
 * and table and, for INCLUDE, the others; it has no meaning for ALL.
 */
public record SecondaryIndexDefinition(
        int id,
        String name,
        Scope scope,
        KeySchema key,
        Projection projection,
        Set<String> copied,
        Status status,
        Provision provision) {
    /** Scope of an index: a local one shares the table's partition key, a global one has its own. */
    public enum Scope {
        LOCAL,
        GLOBAL
    }

    /** Lifecycle status of a global index; a local one is always active. */
    public enum Status {
        CREATING,
        ACTIVE
    }

    public boolean isGlobal() {
        return scope == Scope.GLOBAL;
    }

    public boolean copiesAll() {
        return projection.kind() == Projection.Kind.ALL;
    }

    public SecondaryIndexDefinition withStatus(Status newStatus) {
        return new SecondaryIndexDefinition(id, name, scope, key, projection, copied, newStatus, provision);
    }

    public SecondaryIndexDefinition withProvision(Provision newProvision) {
        return new SecondaryIndexDefinition(id, name, scope, key, projection, copied, status, newProvision);
    }
}
