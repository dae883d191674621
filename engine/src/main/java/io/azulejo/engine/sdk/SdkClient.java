package io.azulejo.engine.sdk;

import io.azulejo.engine.Engine;
import io.azulejo.engine.request.BatchReadOutput;
import io.azulejo.engine.request.DeleteTableInput;
import io.azulejo.engine.request.DescribeTableInput;
import io.azulejo.engine.request.DescribeTimeToLiveInput;
import io.azulejo.engine.request.DescribeTimeToLiveOutput;
import io.azulejo.engine.request.GetItemOutput;
import io.azulejo.engine.request.ListTablesInput;
import io.azulejo.engine.request.ListTablesOutput;
import io.azulejo.engine.request.ListTagsOfResourceInput;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.request.TagResourceInput;
import io.azulejo.engine.request.UntagResourceInput;
import io.azulejo.engine.request.UpdateTimeToLiveOutput;
import io.azulejo.engine.value.Item;
import io.azulejo.spi.BatchGetResult;
import io.azulejo.spi.BatchRead;
import io.azulejo.spi.InProcessReader;
import io.azulejo.spi.QueryFilter;
import io.azulejo.spi.QueryRead;
import io.azulejo.spi.QueryResult;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TagResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.TagResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveSpecification;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UntagResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.UntagResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/** The AWS SDK's client for an in-process engine. Thread-safe. */
public abstract class SdkClient extends SdkBackupClient implements InProcessReader {
    private final Engine engine;
    private final Retries retries;

    /** Creates a client that retries by the strategy, or never if it is null. */
    protected SdkClient(Engine engine, @Nullable RetryStrategy retryStrategy) {
        this(engine, new Retries(retryStrategy));
    }

    private SdkClient(Engine engine, Retries retries) {
        super(engine.backups(), retries);
        this.engine = engine;
        this.retries = retries;
    }

    @Override
    public final CreateTableResponse createTable(CreateTableRequest request) {
        return retries.call(() -> CreateTableResponse.builder()
                .tableDescription(SdkDescriptions.table(engine.createTable(SdkTables.input(request))))
                .build());
    }

    @Override
    public final DescribeTableResponse describeTable(DescribeTableRequest request) {
        return retries.call(() -> DescribeTableResponse.builder()
                .table(SdkDescriptions.table(engine.describeTable(new DescribeTableInput(request.tableName()))))
                .build());
    }

    @Override
    public final UpdateTableResponse updateTable(UpdateTableRequest request) {
        return retries.call(() -> UpdateTableResponse.builder()
                .tableDescription(SdkDescriptions.table(engine.updateTable(SdkTables.input(request))))
                .build());
    }

    @Override
    public final DeleteTableResponse deleteTable(DeleteTableRequest request) {
        return retries.call(() -> DeleteTableResponse.builder()
                .tableDescription(SdkDescriptions.table(engine.deleteTable(new DeleteTableInput(request.tableName()))))
                .build());
    }

    @Override
    public final ListTablesResponse listTables(ListTablesRequest request) {
        return retries.call(() -> {
            ListTablesOutput output =
                    engine.listTables(new ListTablesInput(request.exclusiveStartTableName(), request.limit()));
            return ListTablesResponse.builder()
                    .tableNames(output.tableNames())
                    .lastEvaluatedTableName(output.lastEvaluatedTableName())
                    .build();
        });
    }

    @Override
    public final PutItemResponse putItem(PutItemRequest request) {
        return retries.call(() -> SdkWrites.response(engine.putItem(SdkWrites.input(request))));
    }

    @Override
    public final GetItemResponse getItem(GetItemRequest request) {
        return retries.call(() -> SdkReads.response(engine.getItem(SdkReads.input(request))));
    }

    @Override
    public final GetItemResponse getItem(GetItemRequest request, Consumer<? super Map<String, AttributeValue>> items) {
        GetItemOutput output = retries.call(() -> engine.getItem(SdkReads.input(request)));
        if (output.item() != null) {
            items.accept(SdkItems.attributes(output.item()));
        }
        return SdkReads.withoutItem(output).build();
    }

    @Override
    public final UpdateItemResponse updateItem(UpdateItemRequest request) {
        return retries.call(() -> SdkWrites.response(engine.updateItem(SdkWrites.input(request))));
    }

    @Override
    public final DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return retries.call(() -> SdkWrites.response(engine.deleteItem(SdkWrites.input(request))));
    }

    @Override
    public final QueryResponse query(QueryRequest request) {
        return retries.call(() -> SdkReads.response(engine.query(SdkReads.input(request))));
    }

    @Override
    public final QueryResult query(QueryRead read, Consumer<? super Map<String, AttributeValue>> items) {
        QueryFilter filter = read.filter();
        PageOutput output = retries.call(() -> engine.query(
                SdkQueries.input(read), filter == null ? null : filter.expression(), SdkQueries.placeholders(filter)));
        if (output.items() != null) {
            output.items().forEach(item -> items.accept(SdkItems.attributes(item)));
        }
        return SdkQueries.end(output);
    }

    @Override
    public final ScanResponse scan(ScanRequest request) {
        return retries.call(() -> SdkReads.scanResponse(engine.scan(SdkReads.input(request))));
    }

    @Override
    public final BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return retries.call(() -> SdkBatches.response(engine.batchGetItem(SdkBatches.input(request))));
    }

    @Override
    public final BatchGetResult batchGetItem(
            BatchRead read, ObjIntConsumer<? super Map<String, AttributeValue>> items) {
        BatchReadOutput output = retries.call(() -> engine.batchGetItem(SdkBatches.input(read)));
        int place = 0;
        for (Item item : output.items()) {
            if (item != null) {
                items.accept(SdkItems.attributes(item), place);
            }
            place++;
        }
        return SdkBatches.left(read, output);
    }

    @Override
    public final BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return retries.call(() -> SdkBatches.response(engine.batchWriteItem(SdkBatches.input(request))));
    }

    @Override
    public final TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return retries.call(() -> SdkTransactions.response(engine.transactGetItems(SdkTransactions.input(request))));
    }

    @Override
    public final TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return retries.call(() -> SdkTransactions.response(engine.transactWriteItems(SdkTransactions.input(request))));
    }

    @Override
    public final ExecuteStatementResponse executeStatement(ExecuteStatementRequest request) {
        return retries.call(() -> SdkStatements.response(engine.executeStatement(SdkStatements.input(request))));
    }

    @Override
    public final BatchExecuteStatementResponse batchExecuteStatement(BatchExecuteStatementRequest request) {
        return retries.call(() -> SdkStatements.response(engine.batchExecuteStatement(SdkStatements.input(request))));
    }

    @Override
    public final ExecuteTransactionResponse executeTransaction(ExecuteTransactionRequest request) {
        return retries.call(() -> SdkStatements.response(engine.executeTransaction(SdkStatements.input(request))));
    }

    @Override
    public final UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
        return retries.call(() -> {
            UpdateTimeToLiveOutput output = engine.updateTimeToLive(SdkTables.input(request));
            return UpdateTimeToLiveResponse.builder()
                    .timeToLiveSpecification(TimeToLiveSpecification.builder()
                            .enabled(output.enabled())
                            .attributeName(output.attributeName())
                            .build())
                    .build();
        });
    }

    @Override
    public final DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
        return retries.call(() -> {
            DescribeTimeToLiveOutput output =
                    engine.describeTimeToLive(new DescribeTimeToLiveInput(request.tableName()));
            return DescribeTimeToLiveResponse.builder()
                    .timeToLiveDescription(TimeToLiveDescription.builder()
                            .timeToLiveStatus(output.timeToLiveStatus())
                            .attributeName(output.attributeName())
                            .build())
                    .build();
        });
    }

    @Override
    public final TagResourceResponse tagResource(TagResourceRequest request) {
        return retries.call(() -> {
            engine.tagResource(new TagResourceInput(
                    request.resourceArn(), request.hasTags() ? SdkTags.tags(request.tags()) : null));
            return TagResourceResponse.builder().build();
        });
    }

    @Override
    public final UntagResourceResponse untagResource(UntagResourceRequest request) {
        return retries.call(() -> {
            engine.untagResource(
                    new UntagResourceInput(request.resourceArn(), request.hasTagKeys() ? request.tagKeys() : null));
            return UntagResourceResponse.builder().build();
        });
    }

    @Override
    public final ListTagsOfResourceResponse listTagsOfResource(ListTagsOfResourceRequest request) {
        return retries.call(() -> SdkTags.response(
                engine.listTagsOfResource(new ListTagsOfResourceInput(request.resourceArn(), request.nextToken()))));
    }

    @Override
    public final DescribeLimitsResponse describeLimits(DescribeLimitsRequest request) {
        return retries.call(() -> SdkAccount.response(engine.describeLimits()));
    }

    /** Returns {@code localhost}: the engine is not reachable over the network. */
    @Override
    public final DescribeEndpointsResponse describeEndpoints(DescribeEndpointsRequest request) {
        return SdkAccount.endpoints();
    }

    /** Returns a client for the streams of the same engine. Closing it closes nothing. */
    public final DynamoDbStreamsClient streams() {
        return new SdkStreamsClient(engine, retries);
    }

    @Override
    public final DynamoDbWaiter waiter() {
        return DynamoDbWaiter.builder().client(this).build();
    }

    @Override
    public final String serviceName() {
        return SERVICE_NAME;
    }

    @Override
    public final void close() {
        engine.close();
    }
}
