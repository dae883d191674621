package io.azulejo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.server.signature.AccessKey;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Responses of the server as the SDK's own HTTP client reads them; it also checks every x-amz-crc32. */
@Timeout(120)
class SdkClientTest {
    private static final String TABLE = "Orders";

    private EmbeddedDynamoDb engine;
    private DynamoDbServer server;
    private DynamoDbClient client;

    @BeforeEach
    void start() {
        engine = EmbeddedDynamoDb.inMemory();
        server = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(0));
        client = WireBackend.client(server.uri());
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("pk")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("pk")
                        .keyType(KeyType.HASH)
                        .build()));
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
        engine.close();
    }

    @Test
    void item_ofEveryType_comesBackAsItWasSent() {
        Map<String, AttributeValue> item = Map.of(
                "pk", text("ORDER#1"),
                "total", AttributeValue.fromN("12.5"),
                "paid", AttributeValue.fromBool(true),
                "note", AttributeValue.fromNul(true),
                "seal", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1, 7})),
                "tags", AttributeValue.fromSs(List.of("fragile", "ovo")),
                "seals", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("a"), SdkBytes.fromUtf8String("b"))),
                "lines",
                        AttributeValue.fromL(
                                List.of(AttributeValue.fromM(Map.of("sku", text("azulejo \" \\ \n é 𝄞"))))));

        client.putItem(put -> put.tableName(TABLE).item(item));

        assertThat(client.getItem(get -> get.tableName(TABLE).key(key("ORDER#1")))
                        .item())
                .isEqualTo(item);
    }

    @Test
    void table_unknown_isTheSdksResourceNotFound() {
        assertThatExceptionOfType(ResourceNotFoundException.class)
                .isThrownBy(() -> client.getItem(get -> get.tableName("Nothing").key(key("x"))))
                .satisfies(e -> {
                    assertThat(e.statusCode()).isEqualTo(400);
                    assertThat(e.requestId()).matches("[A-Z0-9]{52}");
                });
    }

    @Test
    void condition_failed_carriesTheItem() {
        client.putItem(put -> put.tableName(TABLE).item(key("ORDER#1")));

        assertThatExceptionOfType(ConditionalCheckFailedException.class)
                .isThrownBy(() -> client.putItem(put -> put.tableName(TABLE)
                        .item(key("ORDER#1"))
                        .conditionExpression("attribute_not_exists(pk)")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)))
                .satisfies(e -> assertThat(e.item()).isEqualTo(key("ORDER#1")));
    }

    @Test
    void transaction_cancelled_carriesItsReasonsInOrder() {
        client.putItem(put -> put.tableName(TABLE).item(key("ORDER#1")));

        assertThatExceptionOfType(TransactionCanceledException.class)
                .isThrownBy(() -> client.transactWriteItems(write -> write.transactItems(
                        TransactWriteItem.builder()
                                .put(put -> put.tableName(TABLE).item(key("ORDER#2")))
                                .build(),
                        TransactWriteItem.builder()
                                .delete(delete -> delete.tableName(TABLE)
                                        .key(key("ORDER#1"))
                                        .conditionExpression("attribute_not_exists(pk)")
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD))
                                .build())))
                .satisfies(e -> {
                    assertThat(e.cancellationReasons())
                            .extracting(reason -> reason.code())
                            .containsExactly("None", "ConditionalCheckFailed");
                    assertThat(e.cancellationReasons().get(1).item()).isEqualTo(key("ORDER#1"));
                });
    }

    @Test
    void operation_unsupported_isRefusedByName() {
        assertThatExceptionOfType(DynamoDbException.class)
                .isThrownBy(() -> client.listGlobalTables())
                .withMessageContaining("This engine does not support the operation ListGlobalTables");
    }

    @Test
    void batch_ofNineMegabytes_isWrittenAndScannedInPages() {
        List<WriteRequest> writes = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            Map<String, AttributeValue> item = Map.of("pk", text("ORDER#" + i), "data", text("x".repeat(380_000)));
            writes.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
        }

        client.batchWriteItem(batch -> batch.requestItems(Map.of(TABLE, writes)));

        assertThat(client.scanPaginator(scan -> scan.tableName(TABLE)).stream()
                        .filter(page -> !page.items().isEmpty())
                        .count())
                .isGreaterThan(8);
        assertThat(client.scanPaginator(scan -> scan.tableName(TABLE)).items()).hasSize(25);
    }

    @Test
    void stop_underLoad_losesNothingThatWasAcknowledged() throws InterruptedException, ExecutionException {
        List<String> acknowledged = Collections.synchronizedList(new ArrayList<>());
        List<Future<?>> writers = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 8; i++) {
                String name = "WRITER#" + i + "#";
                writers.add(threads.submit(() -> writeUntilRefused(name, acknowledged)));
            }
            await().until(() -> acknowledged.size() > 200);
            server.close();
            for (Future<?> writer : writers) {
                writer.get();
            }
        }

        for (String pk : acknowledged) {
            assertThat(engine.getItem(get -> get.tableName(TABLE).key(key(pk))).hasItem())
                    .as(pk)
                    .isTrue();
        }
    }

    private void writeUntilRefused(String name, List<String> acknowledged) {
        try (DynamoDbClient impatient = WireBackend.client(server.uri())) {
            for (int i = 0; ; i++) {
                String pk = name + i;
                impatient.putItem(put -> put.tableName(TABLE).item(key(pk)));
                acknowledged.add(pk);
            }
        } catch (SdkClientException e) {
            // The server has stopped.
        }
    }

    @Test
    void signature_checked_letsOnlyKnownKeysIn() {
        try (DynamoDbServer guarded = DynamoDbServer.start(
                        engine.engine(),
                        ServerOptions.on("127.0.0.1", 0, List.of(new AccessKey("AKIDALMA", "sesame"))));
                DynamoDbClient alma = signedBy(guarded.uri(), "AKIDALMA", "sesame");
                DynamoDbClient forger = signedBy(guarded.uri(), "AKIDALMA", "guess");
                DynamoDbClient stranger = signedBy(guarded.uri(), "AKIDNOBODY", "sesame")) {
            assertThat(alma.listTables().tableNames()).containsExactly(TABLE);
            assertThatExceptionOfType(DynamoDbException.class)
                    .isThrownBy(forger::listTables)
                    .satisfies(e -> assertThat(e.awsErrorDetails().errorCode()).isEqualTo("InvalidSignatureException"));
            assertThatExceptionOfType(DynamoDbException.class)
                    .isThrownBy(stranger::listTables)
                    .satisfies(
                            e -> assertThat(e.awsErrorDetails().errorCode()).isEqualTo("UnrecognizedClientException"));
        }
    }

    @Test
    void signature_missing_isRefusedBeforeTheBodyArrives() throws IOException {
        try (DynamoDbServer guarded = DynamoDbServer.start(
                        engine.engine(),
                        ServerOptions.on("127.0.0.1", 0, List.of(new AccessKey("AKIDALMA", "sesame"))));
                RawHttp http = new RawHttp(guarded.port())) {
            http.send(RawHttp.head("Content-Length: 1000000", "Host: localhost", RawHttp.target("PutItem")));

            assertThat(http.receive().body()).contains("MissingAuthenticationTokenException");
        }
    }

    @Test
    void server_startedAndStoppedManyTimes_freesItsPort() {
        int port = 0;
        for (int i = 0; i < 5; i++) {
            try (DynamoDbServer again = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(port));
                    DynamoDbClient other = WireBackend.client(again.uri())) {
                port = again.port();
                assertThat(other.listTables().tableNames()).containsExactly(TABLE);
            }
        }
        assertThat(port).isPositive();
    }

    private static DynamoDbClient signedBy(URI endpoint, String id, String secret) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.EU_WEST_3)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create(id, secret)))
                .overrideConfiguration(override -> override.apiCallTimeout(Duration.ofSeconds(30)))
                .build();
    }

    private static Map<String, AttributeValue> key(String pk) {
        return Map.of("pk", text(pk));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
