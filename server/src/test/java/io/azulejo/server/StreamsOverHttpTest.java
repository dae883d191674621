package io.azulejo.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.stream.StreamReader;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ExpiredIteratorException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.Tag;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** Streams, tags and account-level operations through the SDK's own HTTP clients. */
class StreamsOverHttpTest {
    private static final String TABLE = "Orders";

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-15T12:00:00Z"));
    private EmbeddedDynamoDb engine;
    private DynamoDbServer server;
    private DynamoDbClient client;
    private DynamoDbStreamsClient streams;

    @BeforeEach
    void start() {
        engine = EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withClock(now::get))
                .build();
        server = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(0));
        client = WireBackend.client(server.uri());
        streams = DynamoDbStreamsClient.builder()
                .endpointOverride(server.uri())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("anyone", "anything")))
                .build();
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .tags(Tag.builder().key("team").value("orders").build())
                .deletionProtectionEnabled(true)
                .streamSpecification(
                        stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)));
    }

    @AfterEach
    void stop() {
        streams.close();
        client.close();
        server.close();
        engine.close();
    }

    private static Map<String, AttributeValue> order(String total) {
        return Map.of("id", AttributeValue.fromS("1"), "total", AttributeValue.fromN(total));
    }

    @Test
    void records_overHttp_areThoseInProcess() {
        client.putItem(put -> put.tableName(TABLE).item(order("5")));
        client.putItem(put -> put.tableName(TABLE).item(order("7")));
        client.deleteItem(delete -> delete.tableName(TABLE).key(Map.of("id", AttributeValue.fromS("1"))));
        List<Record> overHttp = new StreamReader(client, streams, TABLE).all();
        assertThat(overHttp).hasSize(3).isEqualTo(new StreamReader(engine, engine.streams(), TABLE).all());
        assertThat(overHttp.get(1).dynamodb().oldImage()).isEqualTo(order("5"));
    }

    @Test
    void streams_overHttp_areListedAndDescribedAsInProcess() {
        assertThat(streams.listStreams().streams())
                .isEqualTo(engine.streams().listStreams().streams())
                .hasSize(1);
        String arn = new StreamReader(client, streams, TABLE).arn();
        assertThat(streams.describeStream(r -> r.streamArn(arn)).streamDescription())
                .isEqualTo(
                        engine.streams().describeStream(r -> r.streamArn(arn)).streamDescription());
        assertThat(client.describeTable(r -> r.tableName(TABLE)).table())
                .isEqualTo(engine.describeTable(r -> r.tableName(TABLE)).table());
    }

    @Test
    void expiredIterator_overHttp_hasItsException() {
        String iterator = new StreamReader(client, streams, TABLE).iterator("LATEST", null);
        now.updateAndGet(instant -> instant.plus(Duration.ofMinutes(16)));
        assertThatExceptionOfType(ExpiredIteratorException.class)
                .isThrownBy(() -> streams.getRecords(r -> r.shardIterator(iterator)));
    }

    @Test
    void tags_overHttp_areSetListedAndRemoved() {
        String arn = client.describeTable(r -> r.tableName(TABLE)).table().tableArn();
        client.tagResource(r ->
                r.resourceArn(arn).tags(Tag.builder().key("env").value("test").build()));
        client.untagResource(r -> r.resourceArn(arn).tagKeys("team"));
        assertThat(client.listTagsOfResource(r -> r.resourceArn(arn)).tags())
                .containsExactly(Tag.builder().key("env").value("test").build());
    }

    @Test
    void account_overHttp_isDescribed() {
        assertThat(client.describeLimits()).hasToString(engine.describeLimits().toString());
        assertThat(client.describeEndpoints().endpoints().getFirst().address()).isEqualTo("127.0.0.1:" + server.port());
        assertThat(client.describeContinuousBackups(r -> r.tableName(TABLE)).continuousBackupsDescription())
                .isEqualTo(engine.describeContinuousBackups(r -> r.tableName(TABLE))
                        .continuousBackupsDescription());
    }
}
