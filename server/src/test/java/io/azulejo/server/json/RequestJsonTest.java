package io.azulejo.server.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.LegacyParameters;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListExportsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/** Coverage of the SDK's model: every parameter is either read into the engine's request or known to be unsupported. */
class RequestJsonTest {
    static Stream<Arguments> requests() {
        return Stream.of(
                request(
                        client -> client.putItem(
                                SdkSamples.complete(PutItemRequest.builder()).build()),
                        PutItemJson::read),
                request(
                        client -> client.deleteItem(
                                SdkSamples.complete(DeleteItemRequest.builder()).build()),
                        DeleteItemJson::read),
                request(
                        client -> client.updateItem(
                                SdkSamples.complete(UpdateItemRequest.builder()).build()),
                        UpdateItemJson::read),
                request(
                        client -> client.getItem(
                                SdkSamples.complete(GetItemRequest.builder()).build()),
                        GetItemJson::read),
                request(
                        client -> client.query(
                                SdkSamples.complete(QueryRequest.builder()).build()),
                        QueryJson::read),
                request(
                        client -> client.scan(
                                SdkSamples.complete(ScanRequest.builder()).build()),
                        ScanJson::read),
                request(
                        client -> client.batchGetItem(SdkSamples.complete(BatchGetItemRequest.builder())
                                .build()),
                        BatchGetItemJson::read),
                request(
                        client -> client.batchWriteItem(SdkSamples.complete(BatchWriteItemRequest.builder())
                                .build()),
                        BatchWriteItemJson::read),
                request(
                        client -> client.transactGetItems(SdkSamples.complete(TransactGetItemsRequest.builder())
                                .build()),
                        TransactGetItemsJson::read),
                request(
                        client -> client.transactWriteItems(SdkSamples.complete(TransactWriteItemsRequest.builder())
                                .build()),
                        TransactWriteItemsJson::read),
                request(
                        client -> client.executeStatement(SdkSamples.complete(ExecuteStatementRequest.builder())
                                .build()),
                        ExecuteStatementJson::read),
                request(
                        client ->
                                client.batchExecuteStatement(SdkSamples.complete(BatchExecuteStatementRequest.builder())
                                        .build()),
                        BatchExecuteStatementJson::read),
                request(
                        client -> client.executeTransaction(SdkSamples.complete(ExecuteTransactionRequest.builder())
                                .build()),
                        ExecuteTransactionJson::read),
                request(
                        client -> client.createTable(SdkSamples.complete(CreateTableRequest.builder())
                                .build()),
                        CreateTableJson::read,
                        "ResourcePolicy",
                        "GlobalTableSourceArn",
                        "GlobalTableSettingsReplicationMode",
                        "VectorIndexes"),
                request(
                        client -> client.updateTable(SdkSamples.complete(UpdateTableRequest.builder())
                                .build()),
                        UpdateTableJson::read,
                        "ReplicaUpdates",
                        "MultiRegionConsistency",
                        "GlobalTableWitnessUpdates",
                        "GlobalTableSettingsReplicationMode",
                        "VectorIndexUpdates"),
                request(
                        client -> client.updateContinuousBackups(
                                SdkSamples.complete(UpdateContinuousBackupsRequest.builder())
                                        .build()),
                        AccountJson::readContinuousBackups),
                request(
                        client -> client.createBackup(SdkSamples.complete(CreateBackupRequest.builder())
                                .build()),
                        TableBackupsJson::readCreate),
                request(
                        client -> client.listBackups(SdkSamples.complete(ListBackupsRequest.builder())
                                .build()),
                        TableBackupsJson::readList),
                request(
                        client -> client.restoreTableFromBackup(
                                SdkSamples.complete(RestoreTableFromBackupRequest.builder())
                                        .build()),
                        RestoreJson::readFromBackup,
                        "VectorIndexOverride"),
                request(
                        client -> client.restoreTableToPointInTime(
                                SdkSamples.complete(RestoreTableToPointInTimeRequest.builder())
                                        .build()),
                        RestoreJson::readToPointInTime,
                        "VectorIndexOverride"),
                request(
                        client -> client.exportTableToPointInTime(
                                SdkSamples.complete(ExportTableToPointInTimeRequest.builder())
                                        .build()),
                        ExportsJson::read,
                        "IncrementalExportSpecification"),
                request(
                        client -> client.listExports(SdkSamples.complete(ListExportsRequest.builder())
                                .build()),
                        ExportsJson::readList),
                request(
                        client -> client.listTables(
                                SdkSamples.complete(ListTablesRequest.builder()).build()),
                        ListTablesJson::read),
                request(
                        client -> client.updateTimeToLive(SdkSamples.complete(UpdateTimeToLiveRequest.builder())
                                .build()),
                        TimeToLiveJson::read));
    }

    private static Arguments request(
            Consumer<DynamoDbClient> call, Json.Reader<? extends Record> reader, String... unsupported) {
        return Arguments.of(SdkSamples.json(call), reader, Set.of(unsupported));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void request_withEveryParameter_isReadWhole(
            String json, Json.Reader<? extends Record> reader, Set<String> unsupported) {
        List<String> absent = new ArrayList<>();
        List<Object> refused = new ArrayList<>();

        collect("", Json.request(json, reader), absent, refused);
        if (!json.contains("ExpressionAttributeValues")) {
            absent.removeIf(path -> path.endsWith("placeholders.values"));
        }

        if (!json.contains("ConsistentRead")) {
            absent.removeIf(path -> path.endsWith("transactStatements[].consistentRead"));
        }

        // A local index has the throughput of its table.
        absent.removeIf(path -> path.contains("localSecondaryIndexes[]") && path.endsWith("Throughput"));
        absent.removeIf(path -> path.contains("legacy.") && !json.contains(fieldOf(path)));

        assertThat(absent).as("parameters that were sent and not read").isEmpty();
        assertThat(refused).as("parameters known to be unsupported").containsExactlyInAnyOrderElementsOf(unsupported);
    }

    private static String fieldOf(String path) {
        String component = path.substring(path.indexOf("legacy.") + "legacy.".length());
        return Character.toUpperCase(component.charAt(0)) + component.substring(1);
    }

    @Test
    void request_withUnknownFields_ignoresThem() {
        assertThat(Json.request("{\"Unknown\":{\"deep\":[1,{}]},\"TableName\":\"Orders\"}", TableNameJson::read))
                .isEqualTo("Orders");
    }

    @Test
    void request_withNulls_hasThemAbsent() {
        assertThat(Json.request("{\"TableName\":null,\"Item\":null,\"Expected\":null}", PutItemJson::read))
                .satisfies(input -> {
                    assertThat(input.tableName()).isNull();
                    assertThat(input.item()).isNull();
                    assertThat(input.legacy()).isEqualTo(LegacyParameters.NONE);
                });
    }

    @Test
    void expressionValue_dynamoDbWouldRefuse_isNamedInTheProblem() {
        String json =
                "{\"ExpressionAttributeValues\":{\":a\":{\"S\":\"x\"},\":b\":{\"M\":{\"c\":{\"N\":\"x\"}}},\":d\":{}}}";

        assertThat(Json.request(json, UpdateItemJson::read).placeholders().problem())
                .isEqualTo("ExpressionAttributeValues contains invalid value: "
                        + "The parameter cannot be converted to a numeric value: x for key :b");
    }

    @Test
    void request_followedByMore_isRefused() {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> Json.request("{\"TableName\":\"Orders\"} {}", TableNameJson::read));
    }

    @Test
    void request_notAnObject_isRefused() {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> Json.request("[\"TableName\"]", TableNameJson::read));
    }

    /** Visits records, lists and maps; collects what is null and what "unsupported" lists. */
    private static void collect(String path, @Nullable Object value, List<String> absent, List<Object> refused) {
        switch (value) {
            case null -> absent.add(path);
            case Record structure -> {
                for (RecordComponent component : structure.getClass().getRecordComponents()) {
                    Object part = part(structure, component);
                    if (component.getName().equals("unsupported")) {
                        refused.addAll(part instanceof Set<?> names ? names : Set.of());
                    } else if (!isLeftOut(structure, component)) {
                        collect(path + "." + component.getName(), part, absent, refused);
                    }
                }
            }
            case Collection<?> list -> {
                assertThat(list).as(path).isNotEmpty();
                list.forEach(element -> collect(path + "[]", element, absent, refused));
            }
            case Map<?, ?> map -> {
                assertThat(map).as(path).isNotEmpty();
                map.values().forEach(element -> collect(path + "{}", element, absent, refused));
            }
            default -> {}
        }
    }

    /** Returns whether a component is legitimately empty: a problem, or a field of the other kind of index. */
    private static boolean isLeftOut(Record structure, RecordComponent component) {
        String name = structure.getClass().getSimpleName() + "." + component.getName();
        return name.equals("Placeholders.problem")
                || name.equals("StatementInput.problem")
                || name.equals("LegacyParameters.problem")
                || name.equals("IndexInput.provisionedThroughput")
                || name.equals("IndexInput.keySchema")
                || name.equals("IndexInput.projection");
    }

    private static @Nullable Object part(Record structure, RecordComponent component) {
        try {
            return component.getAccessor().invoke(structure);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("Cannot read " + component, e);
        }
    }
}
