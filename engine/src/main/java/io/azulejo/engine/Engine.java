package io.azulejo.engine;

import io.azulejo.engine.backup.ChangeHistory;
import io.azulejo.engine.backup.TableBackups;
import io.azulejo.engine.backup.TableExports;
import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.fault.LaggingStore;
import io.azulejo.engine.index.IndexBackfill;
import io.azulejo.engine.lock.ItemLocks;
import io.azulejo.engine.operation.BackupOperations;
import io.azulejo.engine.operation.BatchExecuteStatementOperation;
import io.azulejo.engine.operation.BatchGetItemOperation;
import io.azulejo.engine.operation.BatchReadOperation;
import io.azulejo.engine.operation.BatchWriteItemOperation;
import io.azulejo.engine.operation.ContinuousBackupsOperations;
import io.azulejo.engine.operation.CreateTableOperation;
import io.azulejo.engine.operation.DeleteItemOperation;
import io.azulejo.engine.operation.DeleteTableOperation;
import io.azulejo.engine.operation.DescribeStreamOperation;
import io.azulejo.engine.operation.DescribeTableOperation;
import io.azulejo.engine.operation.DescribeTimeToLiveOperation;
import io.azulejo.engine.operation.ExecuteStatementOperation;
import io.azulejo.engine.operation.ExecuteTransactionOperation;
import io.azulejo.engine.operation.ExportOperations;
import io.azulejo.engine.operation.GetItemOperation;
import io.azulejo.engine.operation.GetRecordsOperation;
import io.azulejo.engine.operation.GetShardIteratorOperation;
import io.azulejo.engine.operation.ItemCollections;
import io.azulejo.engine.operation.ItemStaging;
import io.azulejo.engine.operation.ItemWrites;
import io.azulejo.engine.operation.ListStreamsOperation;
import io.azulejo.engine.operation.ListTablesOperation;
import io.azulejo.engine.operation.PageReader;
import io.azulejo.engine.operation.PartitionRead;
import io.azulejo.engine.operation.PutItemOperation;
import io.azulejo.engine.operation.QueryOperation;
import io.azulejo.engine.operation.RestoreOperations;
import io.azulejo.engine.operation.ScanOperation;
import io.azulejo.engine.operation.StatementReads;
import io.azulejo.engine.operation.TableDescriptions;
import io.azulejo.engine.operation.TableFiller;
import io.azulejo.engine.operation.TableStreams;
import io.azulejo.engine.operation.TagOperations;
import io.azulejo.engine.operation.TransactGetItemsOperation;
import io.azulejo.engine.operation.TransactWriteItemsOperation;
import io.azulejo.engine.operation.TransactedReads;
import io.azulejo.engine.operation.TransactedWrites;
import io.azulejo.engine.operation.TransactionTokens;
import io.azulejo.engine.operation.UpdateItemOperation;
import io.azulejo.engine.operation.UpdateTableOperation;
import io.azulejo.engine.operation.UpdateTimeToLiveOperation;
import io.azulejo.engine.partiql.Statements;
import io.azulejo.engine.request.BatchExecuteStatementInput;
import io.azulejo.engine.request.BatchExecuteStatementOutput;
import io.azulejo.engine.request.BatchGetItemInput;
import io.azulejo.engine.request.BatchGetItemOutput;
import io.azulejo.engine.request.BatchReadInput;
import io.azulejo.engine.request.BatchReadOutput;
import io.azulejo.engine.request.BatchWriteItemInput;
import io.azulejo.engine.request.BatchWriteItemOutput;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.DeleteItemInput;
import io.azulejo.engine.request.DeleteItemOutput;
import io.azulejo.engine.request.DeleteTableInput;
import io.azulejo.engine.request.DescribeLimitsOutput;
import io.azulejo.engine.request.DescribeStreamInput;
import io.azulejo.engine.request.DescribeTableInput;
import io.azulejo.engine.request.DescribeTimeToLiveInput;
import io.azulejo.engine.request.DescribeTimeToLiveOutput;
import io.azulejo.engine.request.ExecuteStatementInput;
import io.azulejo.engine.request.ExecuteStatementOutput;
import io.azulejo.engine.request.ExecuteTransactionInput;
import io.azulejo.engine.request.ExecuteTransactionOutput;
import io.azulejo.engine.request.GetItemInput;
import io.azulejo.engine.request.GetItemOutput;
import io.azulejo.engine.request.GetRecordsInput;
import io.azulejo.engine.request.GetRecordsOutput;
import io.azulejo.engine.request.GetShardIteratorInput;
import io.azulejo.engine.request.ListStreamsInput;
import io.azulejo.engine.request.ListStreamsOutput;
import io.azulejo.engine.request.ListTablesInput;
import io.azulejo.engine.request.ListTablesOutput;
import io.azulejo.engine.request.ListTagsOfResourceInput;
import io.azulejo.engine.request.ListTagsOfResourceOutput;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.request.PutItemInput;
import io.azulejo.engine.request.PutItemOutput;
import io.azulejo.engine.request.QueryInput;
import io.azulejo.engine.request.ScanInput;
import io.azulejo.engine.request.StreamDescription;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.TagResourceInput;
import io.azulejo.engine.request.TransactGetItemsInput;
import io.azulejo.engine.request.TransactGetItemsOutput;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.request.TransactWriteItemsOutput;
import io.azulejo.engine.request.UntagResourceInput;
import io.azulejo.engine.request.UpdateItemInput;
import io.azulejo.engine.request.UpdateItemOutput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.request.UpdateTimeToLiveInput;
import io.azulejo.engine.request.UpdateTimeToLiveOutput;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.store.FormatVersion;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.store.Store;
import io.azulejo.engine.store.StoreException;
import io.azulejo.engine.stream.ChangeLog;
import io.azulejo.engine.stream.StreamRecord;
import io.azulejo.engine.stream.Streams;
import io.azulejo.engine.stream.Trimmer;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.traffic.Traffic;
import io.azulejo.engine.traffic.TrafficReport;
import io.azulejo.engine.ttl.DroppedEntries;
import io.azulejo.engine.ttl.Housekeeping;
import io.azulejo.engine.ttl.Sweeper;
import io.azulejo.engine.ttl.TtlBackfill;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * DynamoDB's operations on the engine's own request model, on top of a store. Both the SDK client and the server call
 * it. Every method throws {@link EngineException} if DynamoDB would answer with an error. Thread-safe.
 */
public final class Engine implements AutoCloseable {
    private final Store store;
    private final Faults faults;
    private final Catalog catalog;
    private final Traffic traffic;
    private final Housekeeping housekeeping;
    private final Sweeper sweeper;
    private final CreateTableOperation createTable;
    private final DescribeTableOperation describeTable;
    private final UpdateTableOperation updateTable;
    private final DeleteTableOperation deleteTable;
    private final ListTablesOperation listTables;
    private final PutItemOperation putItem;
    private final GetItemOperation getItem;
    private final UpdateItemOperation updateItem;
    private final DeleteItemOperation deleteItem;
    private final QueryOperation query;
    private final ScanOperation scan;
    private final BatchGetItemOperation batchGetItem;
    private final BatchReadOperation batchRead;
    private final BatchWriteItemOperation batchWriteItem;
    private final TransactGetItemsOperation transactGetItems;
    private final TransactWriteItemsOperation transactWriteItems;
    private final ExecuteStatementOperation executeStatement;
    private final BatchExecuteStatementOperation batchExecuteStatement;
    private final ExecuteTransactionOperation executeTransaction;
    private final UpdateTimeToLiveOperation updateTimeToLive;
    private final DescribeTimeToLiveOperation describeTimeToLive;
    private final ListStreamsOperation listStreams;
    private final DescribeStreamOperation describeStream;
    private final GetShardIteratorOperation getShardIterator;
    private final GetRecordsOperation getRecords;
    private final TagOperations tags;
    private final EngineBackups backups;

    /** Opens an engine on a store and takes ownership of the store. */
    public Engine(Store opened, EngineOptions options) {
        faults = options.faults();
        FormatVersion.open(opened);
        LaggingStore lagging = new LaggingStore(opened, faults, options.clock());
        store = faults.plan() == null ? opened : lagging;
        ReadView view = faults.plan() == null ? ReadView.of(opened) : lagging;
        ItemLocks locks = new ItemLocks();
        catalog = new Catalog(store, locks);
        traffic = new Traffic(options.clock());
        Metering metering = new Metering(traffic);
        ResourceNames names = new ResourceNames(options.region());
        Streams streams = new Streams(store, names);
        ChangeHistory history = new ChangeHistory(store, catalog, options.clock());
        ChangeLog log = new ChangeLog(store, streams, history, options.clock());
        Trimmer trimmer = new Trimmer(streams, options.clock());
        TableStreams tableStreams = new TableStreams(streams);
        Expressions expressions = new Expressions();
        ItemStaging staging = new ItemStaging(store);
        ItemWrites writes = new ItemWrites(store, locks, staging, log);
        ItemCollections collections = new ItemCollections(store);
        PageReader pages = new PageReader(view, faults);
        Statements statements = new Statements();
        StatementReads statementReads = new StatementReads(pages);
        TransactedReads transactedReads = new TransactedReads(store, locks);
        TableDescriptions descriptions = new TableDescriptions(store, names, options.clock());
        TransactionTokens tokens = new TransactionTokens(store, options.clock());
        TransactedWrites transactedWrites = new TransactedWrites(store, locks, writes, staging, log, tokens, metering);
        sweeper = new Sweeper(
                store,
                locks,
                catalog,
                options.clock(),
                change -> {
                    Batch batch = new Batch();
                    staging.stage(change, batch, null, 1);
                    log.commit(List.of(change), StreamRecord.Cause.EXPIRY, batch);
                },
                stopped -> {
                    tokens.sweep(stopped);
                    trimmer.trim(stopped);
                    history.trim(catalog, stopped);
                });
        housekeeping = new Housekeeping(
                catalog,
                new IndexBackfill(store, locks, catalog),
                new TtlBackfill(store, locks, catalog),
                new DroppedEntries(store, catalog),
                sweeper,
                options.sweepInterval());
        createTable = new CreateTableOperation(catalog, descriptions, tableStreams, names, options.clock());
        describeTable = new DescribeTableOperation(catalog, descriptions);
        updateTable =
                new UpdateTableOperation(catalog, descriptions, tableStreams, housekeeping, names, options.clock());
        deleteTable = new DeleteTableOperation(catalog, descriptions, tableStreams, housekeeping, options.clock());
        listTables = new ListTablesOperation(catalog);
        putItem = new PutItemOperation(catalog, expressions, writes, collections, metering);
        getItem = new GetItemOperation(catalog, expressions, view, metering);
        updateItem = new UpdateItemOperation(catalog, expressions, writes, collections, metering);
        deleteItem = new DeleteItemOperation(catalog, expressions, writes, collections, metering);
        query = new QueryOperation(catalog, expressions, pages, metering);
        scan = new ScanOperation(catalog, expressions, pages, metering);
        batchGetItem = new BatchGetItemOperation(catalog, expressions, view, faults, metering);
        batchRead = new BatchReadOperation(catalog, view, faults, metering);
        batchWriteItem = new BatchWriteItemOperation(catalog, writes, collections, faults, metering);
        transactGetItems = new TransactGetItemsOperation(catalog, expressions, transactedReads, metering);
        transactWriteItems = new TransactWriteItemsOperation(catalog, expressions, transactedWrites, collections);
        executeStatement = new ExecuteStatementOperation(catalog, statements, statementReads, writes, metering);
        batchExecuteStatement =
                new BatchExecuteStatementOperation(catalog, statements, statementReads, writes, metering);
        executeTransaction =
                new ExecuteTransactionOperation(catalog, statements, transactedReads, transactedWrites, metering);
        updateTimeToLive = new UpdateTimeToLiveOperation(catalog, housekeeping);
        describeTimeToLive = new DescribeTimeToLiveOperation(catalog);
        listStreams = new ListStreamsOperation(catalog, streams);
        describeStream = new DescribeStreamOperation(streams);
        getShardIterator = new GetShardIteratorOperation(streams, options.clock());
        getRecords = new GetRecordsOperation(streams, names, options.clock());
        tags = new TagOperations(catalog);
        BackupOperations tableBackups =
                new BackupOperations(catalog, new TableBackups(store, catalog, housekeeping), names, options.clock());
        RestoreOperations restores = new RestoreOperations(
                catalog,
                tableBackups,
                new TableFiller(store, catalog, staging, history, housekeeping),
                history,
                descriptions,
                names,
                options.clock());
        TableExports exports =
                new TableExports(store, catalog, history, housekeeping, names, options.clock(), options.buckets());
        backups = new EngineBackups(
                faults,
                new ContinuousBackupsOperations(catalog, options.clock()),
                tableBackups,
                restores,
                new ExportOperations(catalog, exports, history, names, options.clock()));
        housekeeping.start();
    }

    public TableDescription createTable(CreateTableInput input) {
        faults.beforeRequest("CreateTable");
        return createTable.run(input);
    }

    public TableDescription describeTable(DescribeTableInput input) {
        faults.beforeRequest("DescribeTable");
        return describeTable.run(input);
    }

    public TableDescription updateTable(UpdateTableInput input) {
        faults.beforeRequest("UpdateTable");
        return updateTable.run(input);
    }

    public TableDescription deleteTable(DeleteTableInput input) {
        faults.beforeRequest("DeleteTable");
        return deleteTable.run(input);
    }

    public ListTablesOutput listTables(ListTablesInput input) {
        faults.beforeRequest("ListTables");
        return listTables.run(input);
    }

    public PutItemOutput putItem(PutItemInput input) {
        faults.beforeWrite("PutItem");
        return putItem.run(input);
    }

    public GetItemOutput getItem(GetItemInput input) {
        faults.beforeRequest("GetItem");
        return getItem.run(input);
    }

    public UpdateItemOutput updateItem(UpdateItemInput input) {
        faults.beforeWrite("UpdateItem");
        return updateItem.run(input);
    }

    public DeleteItemOutput deleteItem(DeleteItemInput input) {
        faults.beforeWrite("DeleteItem");
        return deleteItem.run(input);
    }

    public PageOutput query(QueryInput input) {
        faults.beforeRequest("Query");
        return query.run(input);
    }

    /** Queries on behalf of an in-process caller, which need not write the key condition as text. */
    public PageOutput query(PartitionRead read, @Nullable String filterExpression, Placeholders placeholders) {
        faults.beforeRequest("Query");
        return query.run(read, filterExpression, placeholders);
    }

    public PageOutput scan(ScanInput input) {
        faults.beforeRequest("Scan");
        return scan.run(input);
    }

    public BatchGetItemOutput batchGetItem(BatchGetItemInput input) {
        faults.beforeRequest("BatchGetItem");
        return batchGetItem.run(input);
    }

    /** Reads a batch on behalf of an in-process caller, which passes objects that contain the keys. */
    public BatchReadOutput batchGetItem(BatchReadInput input) {
        faults.beforeRequest("BatchGetItem");
        return batchRead.run(input);
    }

    public BatchWriteItemOutput batchWriteItem(BatchWriteItemInput input) {
        faults.beforeRequest("BatchWriteItem");
        return batchWriteItem.run(input);
    }

    public TransactGetItemsOutput transactGetItems(TransactGetItemsInput input) {
        faults.beforeTransaction(
                "TransactGetItems",
                input.transactItems() == null ? 0 : input.transactItems().size());
        return transactGetItems.run(input);
    }

    public TransactWriteItemsOutput transactWriteItems(TransactWriteItemsInput input) {
        faults.beforeTransaction(
                "TransactWriteItems",
                input.transactItems() == null ? 0 : input.transactItems().size());
        return transactWriteItems.run(input);
    }

    public ExecuteStatementOutput executeStatement(ExecuteStatementInput input) {
        faults.beforeWrite("ExecuteStatement");
        return executeStatement.run(input);
    }

    public BatchExecuteStatementOutput batchExecuteStatement(BatchExecuteStatementInput input) {
        faults.beforeRequest("BatchExecuteStatement");
        return batchExecuteStatement.run(input);
    }

    public ExecuteTransactionOutput executeTransaction(ExecuteTransactionInput input) {
        faults.beforeTransaction(
                "ExecuteTransaction",
                input.transactStatements() == null
                        ? 0
                        : input.transactStatements().size());
        return executeTransaction.run(input);
    }

    public UpdateTimeToLiveOutput updateTimeToLive(UpdateTimeToLiveInput input) {
        faults.beforeRequest("UpdateTimeToLive");
        return updateTimeToLive.run(input);
    }

    public DescribeTimeToLiveOutput describeTimeToLive(DescribeTimeToLiveInput input) {
        faults.beforeRequest("DescribeTimeToLive");
        return describeTimeToLive.run(input);
    }

    public ListStreamsOutput listStreams(ListStreamsInput input) {
        faults.beforeRequest("ListStreams");
        return listStreams.run(input);
    }

    public StreamDescription describeStream(DescribeStreamInput input) {
        faults.beforeRequest("DescribeStream");
        return describeStream.run(input);
    }

    /** Returns the iterator's text. */
    public String getShardIterator(GetShardIteratorInput input) {
        faults.beforeRequest("GetShardIterator");
        return getShardIterator.run(input);
    }

    public GetRecordsOutput getRecords(GetRecordsInput input) {
        faults.beforeRequest("GetRecords");
        return getRecords.run(input);
    }

    public void tagResource(TagResourceInput input) {
        faults.beforeRequest("TagResource");
        tags.tag(input);
    }

    public void untagResource(UntagResourceInput input) {
        faults.beforeRequest("UntagResource");
        tags.untag(input);
    }

    public ListTagsOfResourceOutput listTagsOfResource(ListTagsOfResourceInput input) {
        faults.beforeRequest("ListTagsOfResource");
        return tags.list(input);
    }

    public DescribeLimitsOutput describeLimits() {
        faults.beforeRequest("DescribeLimits");
        return DescribeLimitsOutput.DEFAULT;
    }

    /** Returns the operations on backups of tables and on the restoration of tables. */
    public EngineBackups backups() {
        return backups;
    }

    /** Returns the recorder of traffic by partition. It is off until it is started. */
    public Traffic traffic() {
        return traffic;
    }

    /** Returns how the recorded traffic is distributed over a table or one of its indexes. */
    public TrafficReport trafficOf(String table, @Nullable String index) {
        Table found = catalog.namedTable(table);
        SecondaryIndexDefinition named =
                index == null ? null : found.definition().index(index);
        if (index != null && named == null) {
            throw EngineException.validation("The table does not have the specified index: " + index);
        }
        return traffic.report(found, named);
    }

    /**
     * Deletes items that have expired by the engine's clock, synchronously in the calling thread; for tests that set
     * the clock. Background work of earlier requests is finished first.
     */
    public void sweep() {
        housekeeping.awaitJobs();
        sweeper.sweep(() -> false);
    }

    /** Returns why the store takes no writes at present, or empty if it takes them. */
    public Optional<StoreException> writeFailure() {
        return Optional.ofNullable(store.writeFailure());
    }

    /** Writes a consistent copy of the running store into an empty folder. */
    public void backup(Path folder) {
        store.backup(folder);
    }

    /** Ends the background work and closes the store. */
    @Override
    public void close() {
        housekeeping.close();
        store.close();
    }
}
