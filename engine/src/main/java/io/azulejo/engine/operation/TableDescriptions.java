package io.azulejo.engine.operation;

import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.Index;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableClass;
import io.azulejo.engine.table.TableDefinition;
import io.azulejo.engine.table.TableSettings;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.table.TableStream;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Describes tables as DynamoDB does; unlike there, item counts and sizes are exact and current. */
public final class TableDescriptions {
    private final Store store;
    private final ResourceNames names;
    private final InstantSource clock;

    public TableDescriptions(Store store, ResourceNames names, InstantSource clock) {
        this.store = store;
        this.names = names;
        this.clock = clock;
    }

    /** The table as it stands now. */
    TableDescription describe(Table table) {
        return describe(table, isUpdating(table.definition()) ? "UPDATING" : "ACTIVE");
    }

    static boolean isUpdating(TableDefinition definition) {
        for (IndexDefinition index : definition.indexes()) {
            if (index.status() == IndexDefinition.Status.CREATING) {
                return true;
            }
        }
        return false;
    }

    TableDescription describe(Table table, String status) {
        TableState state = table.state();
        TableDefinition definition = state.definition();
        TableSettings settings = definition.settings();
        TableStream stream = settings.stream();
        TableClass tableClass = settings.tableClass();
        return new TableDescription(
                table.name(),
                status,
                names.table(table.name()),
                definition.uuid(),
                definition.created(),
                definition.attributes(),
                keySchema(table.key()),
                indexes(state, IndexDefinition.Scope.LOCAL, status),
                indexes(state, IndexDefinition.Scope.GLOBAL, status),
                definition.billing().mode().name(),
                definition.billing().provision().describe(clock.instant()),
                definition.billing().lastSwitchToPayPerRequest(),
                stream == null || !stream.enabled()
                        ? null
                        : new StreamSpecification(true, stream.view().name()),
                stream == null ? null : stream.label(),
                stream == null ? null : names.stream(table.name(), stream.label()),
                tableClass == null ? null : tableClass.kind().name(),
                tableClass == null ? null : tableClass.updated(),
                settings.deletionProtected(),
                store.counter(table.bytesCounter()),
                store.counter(table.itemsCounter()));
    }

    private List<IndexDescription> indexes(TableState state, IndexDefinition.Scope scope, String tableStatus) {
        List<IndexDescription> descriptions = new ArrayList<>();
        for (Index index : state.indexes()) {
            if (index.definition().scope() == scope) {
                descriptions.add(describe(index, state.definition().name(), tableStatus));
            }
        }
        return descriptions;
    }

    private IndexDescription describe(Index index, String tableName, String tableStatus) {
        IndexDefinition definition = index.definition();
        boolean creating = definition.status() == IndexDefinition.Status.CREATING;
        // A table's first answer says CREATING of it and of its indexes alike, and DELETING its last.
        String status = tableStatus.equals("CREATING") || tableStatus.equals("DELETING")
                ? tableStatus
                : definition.status().name();
        return new IndexDescription(
                definition.name(),
                keySchema(definition.key()),
                new ProjectionInput(
                        definition.projection().kind().name(),
                        definition.projection().nonKeyAttributes().isEmpty()
                                ? null
                                : definition.projection().nonKeyAttributes()),
                definition.isGlobal() ? status : null,
                creating ? true : null,
                definition.isGlobal() ? definition.provision().describe(clock.instant()) : null,
                store.counter(index.bytesCounter()),
                store.counter(index.itemsCounter()),
                names.index(tableName, definition.name()));
    }

    static List<KeySchemaElement> keySchema(KeySchema key) {
        List<KeySchemaElement> elements = new ArrayList<>();
        for (KeyAttribute attribute : key.attributes()) {
            elements.add(
                    new KeySchemaElement(attribute.name(), key.partitionKeys().contains(attribute) ? "HASH" : "RANGE"));
        }
        return elements;
    }
}
