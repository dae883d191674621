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

/** Creation and verification of a design's physical tables. Immutable and thread-safe. */
public final class Tables {
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final int MAX_PAUSES = 600;
    private final DesignContext context;
    private final DynamoDbClient client;
    private final DesignDefinition design;

    public Tables(DesignContext context, DesignDefinition design) {
        this.context = context;
        this.client = context.client();
        this.design = design;
    }

    /** Creates missing tables with on-demand capacity and TTL, and waits until they are active. */
    public void create() {
        create(request -> {});
    }

    /** Does the same as {@link #create()} and lets the caller change each request: billing mode, encryption, tags. */
    public void create(Consumer<CreateTableRequest.Builder> customize) {
        for (TableDefinition table : design.tables()) {
            String name = name(table);
            if (describe(name) == null) {
                CreateTableRequest.Builder request = CreateTableRequests.create(name, table);
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

    /** Returns the differences between the existing tables and the design. Additional indexes are not reported. */
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
        for (int i = 0; i < MAX_PAUSES; i++) {
            TableDescription table = describe(name);
            if (table != null && table.tableStatus() == TableStatus.ACTIVE) {
                return;
            }
            context.options().retries().pause().accept(PAUSE);
        }
        throw new TableNotActiveException(name, PAUSE.multipliedBy(MAX_PAUSES));
    }

    private void enableTtl(String name, @Nullable String attribute) {
        if (attribute == null || ttlOf(name) != null) {
            return;
        }
        client.updateTimeToLive(request -> request.tableName(name)
                .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName(attribute)));
    }

    /** Returns the TTL attribute; null if TTL is off. */
    private @Nullable String ttlOf(String name) {
        TimeToLiveDescription ttl =
                client.describeTimeToLive(request -> request.tableName(name)).timeToLiveDescription();
        boolean on = ttl != null
                && (ttl.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                        || ttl.timeToLiveStatus() == TimeToLiveStatus.ENABLING);
        return on ? ttl.attributeName() : null;
    }
}
