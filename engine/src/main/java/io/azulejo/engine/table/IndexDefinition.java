package io.azulejo.engine.table;

import java.util.Set;

/**
 * A local or global secondary index of a table. {@code copied} names every attribute an entry holds: the keys of index
 * and table and, for INCLUDE, the others; it has no meaning for ALL.
 */
public record IndexDefinition(
        int id,
        String name,
        Scope scope,
        KeySchema key,
        Projection projection,
        Set<String> copied,
        Status status,
        Provision provision) {
    /** Whether an index shares the table's partition key. */
    public enum Scope {
        LOCAL,
        GLOBAL
    }

    /** Where a global index is in its life; a local one is always active. */
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

    public IndexDefinition withStatus(Status newStatus) {
        return new IndexDefinition(id, name, scope, key, projection, copied, newStatus, provision);
    }

    public IndexDefinition withProvision(Provision newProvision) {
        return new IndexDefinition(id, name, scope, key, projection, copied, status, newProvision);
    }
}
