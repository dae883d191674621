package io.azulejo.engine.stream;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** Reader of a table's stream up to its current end. */
public record StreamReader(DynamoDbClient client, DynamoDbStreamsClient streams, String table) {
    public String arn() {
        return client.describeTable(r -> r.tableName(table)).table().latestStreamArn();
    }

    public Shard shard() {
        return streams.describeStream(r -> r.streamArn(arn()))
                .streamDescription()
                .shards()
                .getFirst();
    }

    public String iterator(String type, @Nullable String sequenceNumber) {
        return streams.getShardIterator(r -> r.streamArn(arn())
                        .shardId(shard().shardId())
                        .shardIteratorType(type)
                        .sequenceNumber(sequenceNumber))
                .shardIterator();
    }

    public List<Record> all() {
        return from(iterator("TRIM_HORIZON", null));
    }

    public List<Record> from(String iterator) {
        List<Record> records = new ArrayList<>();
        var page = streams.getRecords(r -> r.shardIterator(iterator));
        while (page.hasRecords() && !page.records().isEmpty()) {
            records.addAll(page.records());
            String next = page.nextShardIterator();
            if (next == null) {
                break;
            }
            page = streams.getRecords(r -> r.shardIterator(next));
        }
        return records;
    }
}
