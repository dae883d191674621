package io.azulejo.toolkit.table;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.error.TableNotActiveException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** The physical tables of a design: makes them and compares them. Immutable and thread-safe. */
public final class Tables {
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final int MOST_PAUSES = 600;
    private final DesignContext context;
    private final DynamoDbClient client;
    private final DesignDefinition design;

    public Tables(DesignContext context, DesignDefinition design) {
        this.context = context;
        this.client = context.client();
        this.design = design;
    }

    /** Makes the tables that are not there, on demand capacity and with TTL, and waits until they are active. */
    public void create() {
        create(request -> {});
    }

    /** Like {@link #create()}, after a last look at each request: billing mode, encryption, tags. */
    public void create(Consumer<CreateTableRequest.Builder> customize) {
        for (TableDefinition table : design.tables()) {
            String name = name(table);
            if (describe(name) == null) {
                CreateTableRequest.Builder request = TableRequests.create(name, table);
                customize.accept(request);
                client.createTable(request.build());
            }
        }
        for (TableDefinition table : design.tables()) {
            String name = name(table);
            awaitActive(name);
            enableTtl(name, table.ttl());
        }
    }

    /** In what the live tables differ from the design; empty if in nothing. Indexes of others' are no difference. */
    public List<TableDifference> verify() {
        List<TableDifference> differences = new ArrayList<>();
        for (TableDefinition table : design.tables()) {
            String name = name(table);
            TableDescription live = describe(name);
            if (live == null) {
                differences.add(new TableDifference(name, "table", "a table", "missing"));
            } else {
                differences.addAll(new TableComparison(name, table).compare(live, ttlOf(name)));
            }
        }
        return List.copyOf(differences);
    }

    private String name(TableDefinition table) {
        return TableNames.resolve(table.name(), context.options());
    }

    private @Nullable TableDescription describe(String name) {
        try {
            return client.describeTable(request -> request.tableName(name)).table();
        } catch (ResourceNotFoundException e) {
            return null;
        }
    }

    private void awaitActive(String name) {
        for (int i = 0; i < MOST_PAUSES; i++) {
            TableDescription table = describe(name);
            if (table != null && table.tableStatus() == TableStatus.ACTIVE) {
                return;
            }
            context.options().retries().pause().accept(PAUSE);
        }
        throw new TableNotActiveException(name, PAUSE.multipliedBy(MOST_PAUSES));
    }

    private void enableTtl(String name, @Nullable String attribute) {
        if (attribute == null || ttlOf(name) != null) {
            return;
        }
        client.updateTimeToLive(request -> request.tableName(name)
                .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName(attribute)));
    }

    /** The attribute for which TTL is on, null if it is off. */
    private @Nullable String ttlOf(String name) {
        TimeToLiveDescription ttl =
                client.describeTimeToLive(request -> request.tableName(name)).timeToLiveDescription();
        boolean on = ttl != null
                && (ttl.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                        || ttl.timeToLiveStatus() == TimeToLiveStatus.ENABLING);
        return on ? ttl.attributeName() : null;
    }
}
