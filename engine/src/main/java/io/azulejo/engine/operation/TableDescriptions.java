package io.azulejo.engine.operation;

import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.RestoreSummary;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndex;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableClass;
import io.azulejo.engine.table.TableFill;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.table.TableSettings;
import io.azulejo.engine.table.TableState;
import io.azulejo.engine.table.TableStream;
import io.azulejo.engine.table.TypedKeyAttribute;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Table descriptions in DynamoDB's form. Unlike on DynamoDB, item counts and sizes are exact and current. */
public final class TableDescriptions {
    private final Store store;
    private final ResourceNames names;
    private final InstantSource clock;

    public TableDescriptions(Store store, ResourceNames names, InstantSource clock) {
        this.store = store;
        this.names = names;
        this.clock = clock;
    }

    /** Returns the current description of a table. */
    TableDescription describe(Table table) {
        TableMetadata definition = table.definition();
        return describe(
                table,
                definition.settings().fill() != null ? "CREATING" : isUpdating(definition) ? "UPDATING" : "ACTIVE");
    }

    static boolean isUpdating(TableMetadata definition) {
        for (SecondaryIndexDefinition index : definition.indexes()) {
            if (index.status() == SecondaryIndexDefinition.Status.CREATING) {
                return true;
            }
        }
        return false;
    }

    TableDescription describe(Table table, String status) {
        TableState state = table.state();
        TableMetadata definition = state.definition();
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
                indexes(state, SecondaryIndexDefinition.Scope.LOCAL, status),
                indexes(state, SecondaryIndexDefinition.Scope.GLOBAL, status),
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
                settings.kmsKeyArn(),
                definition.billing().provision().onDemand(),
                definition.billing().provision().warmUnits(definition.billing().isPayPerRequest()),
                restoreSummary(settings.fill()),
                store.counter(table.bytesCounter()),
                store.counter(table.itemsCounter()));
    }

    private List<IndexDescription> indexes(TableState state, SecondaryIndexDefinition.Scope scope, String tableStatus) {
        List<IndexDescription> descriptions = new ArrayList<>();
        for (SecondaryIndex index : state.indexes()) {
            if (index.definition().scope() == scope) {
                descriptions.add(describe(index, state.definition(), tableStatus));
            }
        }
        return descriptions;
    }

    private static @Nullable RestoreSummary restoreSummary(@Nullable TableFill fill) {
        return fill == null
                ? null
                : new RestoreSummary(
                        fill.kind() == TableFill.Kind.BACKUP ? fill.arn() : null, fill.sourceTableArn(), fill.time());
    }

    private IndexDescription describe(SecondaryIndex index, TableMetadata table, String tableStatus) {
        SecondaryIndexDefinition definition = index.definition();
        boolean payPerRequest = table.billing().isPayPerRequest();
        boolean creating = definition.status() == SecondaryIndexDefinition.Status.CREATING;
        // The first response says CREATING for the table and its indexes, the last one DELETING.
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
                definition.provision().onDemand(),
                definition.isGlobal() ? definition.provision().warmUnits(payPerRequest) : null,
                store.counter(index.bytesCounter()),
                store.counter(index.itemsCounter()),
                names.index(table.name(), definition.name()));
    }

    static List<KeySchemaElement> keySchema(KeySchema key) {
        List<KeySchemaElement> elements = new ArrayList<>();
        for (TypedKeyAttribute attribute : key.attributes()) {
            elements.add(
                    new KeySchemaElement(attribute.name(), key.partitionKeys().contains(attribute) ? "HASH" : "RANGE"));
        }
        return elements;
    }
}
