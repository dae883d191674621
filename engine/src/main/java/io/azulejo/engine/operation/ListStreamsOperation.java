package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.StreamShape;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.ListStreamsInput;
import io.azulejo.engine.request.ListStreamsOutput;
import io.azulejo.engine.request.ListStreamsOutput.StreamSummary;
import io.azulejo.engine.stream.StreamDefinition;
import io.azulejo.engine.stream.StreamLog;
import io.azulejo.engine.stream.Streams;
import io.azulejo.engine.table.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The ListStreams operation: the streams of one table or of all tables, ordered by ARN, at most a hundred per call. */
public final class ListStreamsOperation {
    private static final int MAX_STREAMS = 100;

    private final Catalog catalog;
    private final Streams streams;

    public ListStreamsOperation(Catalog catalog, Streams streams) {
        this.catalog = catalog;
        this.streams = streams;
    }

    public ListStreamsOutput run(ListStreamsInput input) {
        checkShape(input);
        String tableName = input.tableName() == null ? null : TableNameCheck.resolve(input.tableName());
        int limit = input.limit() == null ? MAX_STREAMS : input.limit();
        List<StreamSummary> found = new ArrayList<>();
        for (Map.Entry<String, StreamLog> stream :
                streams.after(input.exclusiveStartStreamArn()).entrySet()) {
            StreamDefinition definition = stream.getValue().definition();
            if (tableName != null && !tableName.equals(definition.tableName())) {
                continue;
            }
            if (found.size() == limit) {
                return new ListStreamsOutput(found, found.getLast().streamArn());
            }
            found.add(new StreamSummary(stream.getKey(), definition.tableName(), definition.label()));
        }
        if (found.isEmpty() && tableName != null) {
            catalog.namedTable(tableName);
        }
        return new ListStreamsOutput(found, null);
    }

    private static void checkShape(ListStreamsInput input) {
        TableNameCheck.check(input.tableName());
        Long limit = input.limit() == null ? null : input.limit().longValue();
        Constraints constraints = new Constraints();
        StreamShape.arn(constraints, "exclusiveStartStreamArn", input.exclusiveStartStreamArn());
        constraints
                .atLeast("limit", limit, 1)
                .atMost("limit", limit, MAX_STREAMS)
                .check();
        if (input.exclusiveStartStreamArn() != null) {
            StreamShape.isStream(input.exclusiveStartStreamArn());
        }
    }
}
