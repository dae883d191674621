package io.azulejo.server.json;

import static java.util.Map.entry;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineBackups;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.DeleteTableInput;
import io.azulejo.engine.request.DescribeContinuousBackupsInput;
import io.azulejo.engine.request.DescribeTableInput;
import io.azulejo.engine.request.DescribeTimeToLiveInput;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** All DynamoDB operations by X-Amz-Target: those that the engine supports, and those that it rejects by name. */
public final class JsonOperations {
    private static final String PREFIX = "DynamoDB_20120810.";
    private static final String STREAMS_PREFIX = "DynamoDBStreams_20120810.";
    private static final List<String> UNSUPPORTED = List.of(
            "CreateGlobalTable",
            "DeleteResourcePolicy",
            "DescribeContributorInsights",
            "DescribeGlobalTable",
            "DescribeGlobalTableSettings",
            "DescribeImport",
            "DescribeKinesisStreamingDestination",
            "DescribeTableReplicaAutoScaling",
            "DisableKinesisStreamingDestination",
            "EnableKinesisStreamingDestination",
            "GetResourcePolicy",
            "ImportTable",
            "ListContributorInsights",
            "ListGlobalTables",
            "ListImports",
            "PutResourcePolicy",
            "SearchVectors",
            "UpdateContributorInsights",
            "UpdateGlobalTable",
            "UpdateGlobalTableSettings",
            "UpdateKinesisStreamingDestination",
            "UpdateTableReplicaAutoScaling",
            // Newer than the SDK that this engine is built with.
            "CancelBulkOperation",
            "DescribeBulkOperation",
            "ListBulkOperations",
            "StartBulkPutItems");

    private JsonOperations() {}

    public static Map<String, JsonOperation> of(Engine engine) {
        Map<String, JsonOperation> operations = new HashMap<>();
        supported(engine).forEach((name, operation) -> operations.put(PREFIX + name, operation));
        accountOperations(engine).forEach((name, operation) -> operations.put(PREFIX + name, operation));
        backups(engine.backups()).forEach((name, operation) -> operations.put(PREFIX + name, operation));
        streams(engine).forEach((name, operation) -> operations.put(STREAMS_PREFIX + name, operation));
        for (String name : UNSUPPORTED) {
            operations.put(PREFIX + name, (request, host, response) -> {
                throw new EngineException(
                        DynamoDbError.UNKNOWN_OPERATION, "This engine does not support the operation " + name);
            });
        }
        return Map.copyOf(operations);
    }

    private static Map<String, JsonOperation> supported(Engine engine) {
        return Map.ofEntries(
                entry(
                        "BatchExecuteStatement",
                        operation(
                                BatchExecuteStatementJson::read,
                                engine::batchExecuteStatement,
                                BatchExecuteStatementJson::write)),
                entry("BatchGetItem", operation(BatchGetItemJson::read, engine::batchGetItem, BatchGetItemJson::write)),
                entry(
                        "BatchWriteItem",
                        operation(BatchWriteItemJson::read, engine::batchWriteItem, BatchWriteItemJson::write)),
                entry(
                        "CreateTable",
                        operation(CreateTableJson::read, engine::createTable, TableDescriptionJson::writeDescription)),
                entry("DeleteItem", operation(DeleteItemJson::read, engine::deleteItem, WriteOutputJson::write)),
                entry(
                        "DeleteTable",
                        operation(
                                in -> new DeleteTableInput(TableNameJson.read(in)),
                                engine::deleteTable,
                                TableDescriptionJson::writeDescription)),
                entry(
                        "DescribeTable",
                        operation(
                                in -> new DescribeTableInput(TableNameJson.read(in)),
                                engine::describeTable,
                                TableDescriptionJson::writeTable)),
                entry(
                        "DescribeTimeToLive",
                        operation(
                                in -> new DescribeTimeToLiveInput(TableNameJson.read(in)),
                                engine::describeTimeToLive,
                                TimeToLiveJson::write)),
                entry(
                        "ExecuteStatement",
                        operation(ExecuteStatementJson::read, engine::executeStatement, ExecuteStatementJson::write)),
                entry(
                        "ExecuteTransaction",
                        operation(
                                ExecuteTransactionJson::read,
                                engine::executeTransaction,
                                ExecuteTransactionJson::write)),
                entry("GetItem", operation(GetItemJson::read, engine::getItem, GetItemJson::write)),
                entry("ListTables", operation(ListTablesJson::read, engine::listTables, ListTablesJson::write)),
                entry("PutItem", operation(PutItemJson::read, engine::putItem, WriteOutputJson::write)),
                entry("Query", operation(QueryJson::read, engine::query, PageJson::write)),
                entry("Scan", operation(ScanJson::read, engine::scan, PageJson::write)),
                entry(
                        "TransactGetItems",
                        operation(TransactGetItemsJson::read, engine::transactGetItems, TransactGetItemsJson::write)),
                entry(
                        "TransactWriteItems",
                        operation(
                                TransactWriteItemsJson::read,
                                engine::transactWriteItems,
                                TransactWriteItemsJson::write)),
                entry("UpdateItem", operation(UpdateItemJson::read, engine::updateItem, WriteOutputJson::write)),
                entry(
                        "UpdateTable",
                        operation(UpdateTableJson::read, engine::updateTable, TableDescriptionJson::writeDescription)),
                entry(
                        "UpdateTimeToLive",
                        operation(TimeToLiveJson::read, engine::updateTimeToLive, TimeToLiveJson::write)));
    }

    private static Map<String, JsonOperation> accountOperations(Engine engine) {
        return Map.of(
                // The address that the client used: another one would send it to another server.
                "DescribeEndpoints",
                (request, host, response) -> {
                    input(AccountJson::readNothing, request);
                    AccountJson.writeEndpoint(host, response);
                },
                "DescribeLimits",
                operation(AccountJson::readNothing, none -> engine.describeLimits(), AccountJson::write),
                "ListTagsOfResource",
                operation(TagsJson::readList, engine::listTagsOfResource, TagsJson::write),
                "TagResource",
                withoutBody(TagsJson::readTag, engine::tagResource),
                "UntagResource",
                withoutBody(TagsJson::readUntag, engine::untagResource));
    }

    private static Map<String, JsonOperation> backups(EngineBackups backups) {
        Map<String, JsonOperation> operations = new HashMap<>(exports(backups));
        operations.putAll(Map.of(
                "CreateBackup",
                operation(TableBackupsJson::readCreate, backups::createBackup, TableBackupsJson::writeDetails),
                "DeleteBackup",
                operation(TableBackupsJson::readArn, backups::deleteBackup, TableBackupsJson::writeDescription),
                "DescribeBackup",
                operation(TableBackupsJson::readArn, backups::describeBackup, TableBackupsJson::writeDescription),
                "DescribeContinuousBackups",
                operation(
                        in -> new DescribeContinuousBackupsInput(TableNameJson.read(in)),
                        backups::describeContinuousBackups,
                        AccountJson::write),
                "ListBackups",
                operation(TableBackupsJson::readList, backups::listBackups, TableBackupsJson::write),
                "RestoreTableFromBackup",
                operation(
                        RestoreJson::readFromBackup,
                        backups::restoreTableFromBackup,
                        TableDescriptionJson::writeDescription),
                "RestoreTableToPointInTime",
                operation(
                        RestoreJson::readToPointInTime,
                        backups::restoreTableToPointInTime,
                        TableDescriptionJson::writeDescription),
                "UpdateContinuousBackups",
                operation(AccountJson::readContinuousBackups, backups::updateContinuousBackups, AccountJson::write)));
        return operations;
    }

    private static Map<String, JsonOperation> exports(EngineBackups backups) {
        return Map.of(
                "DescribeExport",
                operation(ExportsJson::readArn, backups::describeExport, ExportsJson::writeDescription),
                "ExportTableToPointInTime",
                operation(ExportsJson::read, backups::exportTableToPointInTime, ExportsJson::writeDescription),
                "ListExports",
                operation(ExportsJson::readList, backups::listExports, ExportsJson::write));
    }

    private static Map<String, JsonOperation> streams(Engine engine) {
        return Map.of(
                "DescribeStream",
                operation(StreamsJson::readDescribe, engine::describeStream, StreamsJson::write),
                "GetRecords",
                operation(StreamRecordsJson::read, engine::getRecords, StreamRecordsJson::write),
                "GetShardIterator",
                operation(StreamRecordsJson::readIterator, engine::getShardIterator, StreamRecordsJson::writeIterator),
                "ListStreams",
                operation(StreamsJson::readList, engine::listStreams, StreamsJson::write));
    }

    private static <I, O> JsonOperation operation(Reader<I> reader, Function<I, O> run, Writer<O> writer) {
        return (request, host, response) -> writer.write(run.apply(input(reader, request)), response);
    }

    /** Returns an operation whose response has no body. */
    private static <I> JsonOperation withoutBody(Reader<I> reader, Consumer<I> run) {
        return (request, host, response) -> run.accept(input(reader, request));
    }

    private static <I> I input(Reader<I> reader, JsonParser request) throws IOException {
        JsonInput in = new JsonInput(request);
        in.startRequest();
        I input = reader.read(in);
        in.endRequest();
        return input;
    }

    @FunctionalInterface
    private interface Reader<I> {
        I read(JsonInput in) throws IOException;
    }

    @FunctionalInterface
    private interface Writer<O> {
        void write(O output, JsonGenerator out) throws IOException;
    }
}
