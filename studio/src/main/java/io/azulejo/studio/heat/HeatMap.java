package io.azulejo.studio.heat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.Engine;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.traffic.Load;
import io.azulejo.engine.traffic.TrafficReport;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Distribution of the last minute's traffic over the partitions. The embedded engine records it on request; traffic to
 * any other store cannot be recorded. Thread-safe.
 */
public final class HeatMap {
    private final @Nullable Engine engine;

    private HeatMap(@Nullable Engine engine) {
        this.engine = engine;
    }

    public static HeatMap of(DynamoDbClient client) {
        return new HeatMap(client instanceof EmbeddedDynamoDb embedded ? embedded.engine() : null);
    }

    public void record(boolean wanted) {
        if (engine == null) {
            throw ProblemException.of(
                    ProblemType.BAD_REQUEST, "The store is not the embedded engine: its traffic cannot be recorded");
        }
        if (wanted) {
            engine.traffic().start();
        } else {
            engine.traffic().stop();
        }
    }

    public Map<String, @Nullable Object> of(String table, @Nullable String index) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("recordable", engine != null);
        map.put("recording", engine != null && engine.traffic().isRecorded());
        if (engine == null) {
            return map;
        }
        TrafficReport report = report(engine, table, index);
        map.put("seconds", report.seconds());
        map.put("readLimit", Load.LIMIT.reads());
        map.put("writeLimit", Load.LIMIT.writes());
        map.put("partitions", report.busiest().stream().map(HeatMap::partition).toList());
        return map;
    }

    private static TrafficReport report(Engine engine, String table, @Nullable String index) {
        try {
            return engine.trafficOf(table, index);
        } catch (EngineException e) {
            throw ProblemException.of(ProblemType.BAD_REQUEST, String.valueOf(e.getMessage()));
        }
    }

    private static Map<String, @Nullable Object> partition(TrafficReport.Partition partition) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("key", partition.key().stream().map(HeatMap::json).toList());
        tree.put("share", partition.share());
        tree.put("missedShare", partition.missedShare());
        tree.put("slices", partition.perSecond());
        return tree;
    }

    /** Returns a key value in DynamoDB JSON. */
    private static Map<String, Object> json(Value value) {
        return switch (value) {
            case StringValue string -> Map.of("S", string.text());
            case NumberValue number -> Map.of("N", number.number().toString());
            case BinaryValue binary -> Map.of("B", Base64.getEncoder().encodeToString(binary.bytes()));
            default -> throw new IllegalArgumentException("A key cannot be of type " + value.type());
        };
    }
}
