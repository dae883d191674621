package io.azulejo.bench.toolkit;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.table.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** JMH benchmark of a get and a query of twenty items on one in-process client. */
@State(Scope.Benchmark)
public class ReadBenchmark {
    private static final String TABLE = "Bookshop";
    private static final int NOVELS = 20;
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final BookshopDesign bookshop = BookshopDesign.on(client);
    private final DynamoDbTable<NovelBean> enhanced = DynamoDbEnhancedClient.builder()
            .dynamoDbClient(client)
            .build()
            .table(TABLE, TableSchema.fromBean(NovelBean.class));

    @Setup(Level.Trial)
    public void fill() {
        new Tables(bookshop.context(), BookshopDesign.definition()).create();
        for (int i = 0; i < NOVELS; i++) {
            Map<String, AttributeValue> item = HandWrittenMapping.toItem(Novel.sample(i));
            client.putItem(request -> request.tableName(TABLE).item(item));
        }
    }

    @TearDown(Level.Trial)
    public void close() {
        client.close();
    }

    @Benchmark
    public Object getByHand() {
        return HandWrittenMapping.toNovel(client.getItem(GetItemRequest.builder()
                        .tableName(TABLE)
                        .key(HandWrittenMapping.key("saramago", "n0007"))
                        .build())
                .item());
    }

    @Benchmark
    public Object getByToolkit() {
        return bookshop.novel("saramago", "n0007");
    }

    @Benchmark
    public Object getByEnhancedClient() {
        return enhanced.getItem(Key.builder()
                .partitionValue("AUTHOR#saramago")
                .sortValue("NOVEL#n0007")
                .build());
    }

    @Benchmark
    public Object queryByHand() {
        List<Novel> novels = new ArrayList<>();
        client.query(QueryRequest.builder()
                        .tableName(TABLE)
                        .keyConditionExpression("PK = :pk AND begins_with(SK, :sk)")
                        .expressionAttributeValues(Map.of(
                                ":pk", AttributeValue.fromS("AUTHOR#saramago"), ":sk", AttributeValue.fromS("NOVEL#")))
                        .build())
                .items()
                .forEach(item -> novels.add(HandWrittenMapping.toNovel(item)));
        return novels;
    }

    @Benchmark
    public Object queryByToolkit() {
        return bookshop.novels("saramago");
    }

    @Benchmark
    public Object queryByEnhancedClient() {
        List<NovelBean> novels = new ArrayList<>();
        enhanced.query(QueryConditional.sortBeginsWith(Key.builder()
                        .partitionValue("AUTHOR#saramago")
                        .sortValue("NOVEL#")
                        .build()))
                .items()
                .forEach(novels::add);
        return novels;
    }
}
