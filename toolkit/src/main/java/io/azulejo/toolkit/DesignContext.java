package io.azulejo.toolkit;

import com.github.f4b6a3.ulid.UlidFactory;
import io.azulejo.spi.KeyedTable;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.batch.BatchWrite;
import io.azulejo.toolkit.codec.Converters;
import io.azulejo.toolkit.codec.DecodedItemCache;
import io.azulejo.toolkit.codec.ItemReader;
import io.azulejo.toolkit.codec.ReadScope;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.azulejo.toolkit.internal.RequestSender;
import io.azulejo.toolkit.observe.Call;
import io.azulejo.toolkit.observe.CallListener;
import io.azulejo.toolkit.observe.RequestHook;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.GeneratedValues;
import io.azulejo.toolkit.schema.TableRef;
import io.azulejo.toolkit.table.TableNames;
import io.azulejo.toolkit.transaction.TransactGet;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Shared state of a running design: the client, the options, the entities and their tables. Generated code creates it;
 * applications use it for transactions and batches. Thread-safe.
 */
public final class DesignContext {
    private final DynamoDbClient client;
    private final ToolkitOptions options;
    private final RequestHook hook;
    private final Map<Class<?>, EntitySchema<?>> schemas;
    private final TableNames tableNames;
    private final CursorCodec cursors;
    private final UlidFactory ids;
    private final DecodedItemCache decoded;
    /** Readers with the converters of the options, by those without; they are few, one for each type. */
    private final Map<ItemReader<?>, ItemReader<?>> readers;

    private DesignContext(DesignContext other, RequestHook hook) {
        this.client = other.client;
        this.options = other.options;
        this.schemas = other.schemas;
        this.tableNames = other.tableNames;
        this.cursors = other.cursors;
        this.ids = other.ids;
        this.decoded = other.decoded;
        this.readers = other.readers;
        this.hook = hook;
    }

    private DesignContext(DynamoDbClient client, ToolkitOptions options, List<EntitySchema<?>> schemas) {
        this.client = client;
        this.options = options;
        this.hook = options.requestHook();
        schemas.forEach(schema -> requireConverters(schema, options.converters()));
        this.schemas = schemas.stream()
                .<EntitySchema<?>>map(schema -> schema.bound(options.converters()))
                .collect(Collectors.toMap(EntitySchema::type, Function.identity()));
        this.tableNames =
                TableNames.of(schemas.stream().map(EntitySchema::table).toList(), options);
        this.cursors = new CursorCodec(options.cursorKeys(), options.cursorLifetime(), options.clock());
        this.ids = UlidFactory.newMonotonicInstance();
        this.decoded = new DecodedItemCache();
        this.readers = new ConcurrentHashMap<>();
    }

    /**
     * Creates the context of a design with these entities.
     *
     * @throws io.azulejo.toolkit.error.MissingVariableException if a table name has a variable with no value
     * @throws IllegalArgumentException if an entity needs a converter that the options do not have
     */
    public static DesignContext of(DynamoDbClient client, ToolkitOptions options, List<EntitySchema<?>> schemas) {
        return new DesignContext(client, options, schemas);
    }

    /** Returns the same design with another request hook, for calls that need the raw SDK request. */
    public DesignContext customized(RequestHook hook) {
        return new DesignContext(this, hook);
    }

    public DynamoDbClient client() {
        return client;
    }

    public ToolkitOptions options() {
        return options;
    }

    /** Returns the cache of decoded items, with the numbers of its hits and misses. */
    public DecodedItemCache decodedItems() {
        return decoded;
    }

    /** Returns the circumstances of a read at this time. */
    public ReadScope readScope(Instant now) {
        return new ReadScope(now, decoded);
    }

    /** Returns the schema with the converters of the options. */
    @SuppressWarnings("unchecked") // each schema is stored under its own type
    public <E> EntitySchema<E> bound(EntitySchema<E> schema) {
        EntitySchema<?> bound = schemas.get(schema.type());
        return bound == null ? schema : (EntitySchema<E>) bound;
    }

    /** Returns the reader with the converters of the options. */
    @SuppressWarnings("unchecked") // a reader with converters has the type of the one without
    public <R> ItemReader<R> bound(ItemReader<R> reader) {
        if (options.converters().isEmpty()) {
            return reader;
        }
        if (reader instanceof EntitySchema<?> schema) {
            return (ItemReader<R>) bound(schema);
        }
        ItemReader<?> known = readers.get(reader);
        if (known != null) {
            return (ItemReader<R>) known;
        }
        ItemReader<R> bound = reader.bound(options.converters());
        // A reader that needs no converters is not kept: it may be made for one call.
        return bound.equals(reader) ? reader : (ItemReader<R>) keep(reader, bound);
    }

    private ItemReader<?> keep(ItemReader<?> reader, ItemReader<?> bound) {
        ItemReader<?> other = readers.putIfAbsent(reader, bound);
        return other == null ? bound : other;
    }

    private static void requireConverters(EntitySchema<?> schema, Converters given) {
        for (Class<?> converter : schema.converters()) {
            if (given.find(converter) == null) {
                throw new IllegalArgumentException("%s is stored through %s, which is @Injected: %s"
                        .formatted(
                                schema.name(),
                                converter.getSimpleName(),
                                "give an instance of it with ToolkitOptions.converters"));
            }
        }
    }

    public CursorCodec cursors() {
        return cursors;
    }

    public String tableName(TableRef table) {
        return tableNames.of(table.declaredName());
    }

    /** Returns the table in the form that reads by key take. */
    public KeyedTable keyed(TableRef table) {
        return new KeyedTable(tableName(table), table.partitionKey(), table.sortKey());
    }

    /** Starts a write transaction under the name of an access pattern. */
    public TransactWrite transaction(String pattern) {
        return new TransactWrite(this, pattern);
    }

    /** Starts a transactional read of several items under the name of an access pattern. */
    public TransactGet transactGet(String pattern) {
        return new TransactGet(this, pattern);
    }

    public BatchGet batchGet(String pattern) {
        return new BatchGet(this, pattern);
    }

    public BatchWrite batchWrite(String pattern) {
        return new BatchWrite(this, pattern);
    }

    public GeneratedValues stamp() {
        Instant now = now();
        return new GeneratedValues(now, () -> ids.create(now.toEpochMilli()).toString());
    }

    public Instant now() {
        return options.clock().instant();
    }

    /** Returns the schemas of all entities, sorted by name. */
    public List<EntitySchema<?>> schemas() {
        return schemas.values().stream()
                .sorted(Comparator.comparing(schema -> schema.type().getName()))
                .toList();
    }

    /** Returns the schema of the entity's class. */
    @SuppressWarnings("unchecked") // each schema is stored under its own type
    public <E> EntitySchema<E> schemaOf(E entity) {
        EntitySchema<?> schema = schemas.get(entity.getClass());
        if (schema == null) {
            throw new IllegalArgumentException(entity.getClass().getSimpleName() + " is no entity of this design, only "
                    + schemas.keySet().stream()
                            .map(Class::getSimpleName)
                            .sorted()
                            .toList());
        }
        return (EntitySchema<E>) schema;
    }

    /** Returns the item, read consistently; empty if it does not exist. */
    public Map<String, AttributeValue> readConsistently(RequestSender requests, EntityKey<?> key) {
        return requests.send(GetItemRequest.builder()
                .tableName(tableName(key.schema().table()))
                .key(key.item())
                .consistentRead(true));
    }

    /** Runs one call and notifies the listener. */
    public <R> R call(String pattern, String operation, Function<RequestSender, R> work) {
        CallListener listener = options.listener();
        RequestSender requests = new RequestSender(client, hook, listener != null);
        if (listener == null) {
            return work.apply(requests);
        }
        listener.started(pattern, operation);
        long start = System.nanoTime();
        RuntimeException failure = null;
        try {
            return work.apply(requests);
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        } finally {
            listener.completed(call(pattern, operation, System.nanoTime() - start, requests, failure));
        }
    }

    private static Call call(
            String pattern, String operation, long nanos, RequestSender requests, @Nullable RuntimeException failure) {
        return new Call(
                pattern,
                operation,
                Duration.ofNanos(nanos),
                requests.sent(),
                requests.readUnits(),
                requests.writeUnits(),
                failure);
    }
}
