package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** Generator of random operations on the tables of the model tests; the same seed generates the same operations. */
final class StepGenerator {
    private final ValueGenerator values;
    private final ExpressionGenerator expressions;

    /** Large items make everything slow, so only some runs have them. */
    private final boolean large;

    private final Deque<Step> pending = new ArrayDeque<>();
    private Instant now = ExpiryControl.BEGINNING;

    StepGenerator(RandomGenerator random) {
        this.values = new ValueGenerator(random);
        this.expressions = new ExpressionGenerator(values);
        this.large = values.chance(25);
    }

    Step next() {
        if (!pending.isEmpty()) {
            return pending.remove();
        }
        TableShape table = values.chance(70) ? TableShape.ORDERS : TableShape.NOTES;
        if (values.chance(3)) {
            return rare();
        }
        int kind = values.below(100);
        if (kind < 22) {
            return put(table);
        }
        if (kind < 45) {
            return update(table);
        }
        if (kind < 52) {
            return new DeleteStep(table, values.key(table), condition(40), values.chance(50), values.chance(50));
        }
        if (kind < 58) {
            return new GetStep(table, values.key(table), values.chance(50) ? expressions.projection() : List.of());
        }
        if (kind < 72) {
            return query(table);
        }
        if (kind < 78) {
            return scan(table);
        }
        if (kind < 82) {
            return new BatchGetStep(table, values.distinctKeys(table, 4));
        }
        if (kind < 86) {
            return batchWrite(table);
        }
        if (kind < 93) {
            return transactWrite();
        }
        return kind < 96 ? new TransactGetStep(table, values.distinctKeys(table, 3)) : values.one(InvalidRequests.ALL);
    }

    private Step rare() {
        if (large && values.chance(40)) {
            return largePartition();
        }
        if (values.chance(50)) {
            now = now.plusSeconds(values.below(600));
            return new ExpiryStep(now);
        }
        return new IndexStep(TableShape.ORDERS, values.one(TableShape.ORDERS.optional()), values.chance(60));
    }

    /** Puts items of one partition that together usually exceed a page, and queues a query for all of them. */
    private BatchWriteStep largePartition() {
        AttributeValue partition = values.keyValue("pk");
        List<Map<String, AttributeValue>> puts = new ArrayList<>();
        for (int sort = ValueGenerator.LOWEST_SORT_KEY; puts.size() < ValueGenerator.SORT_KEYS; sort++) {
            Map<String, AttributeValue> item = values.item(TableShape.ORDERS);
            item.put("pk", partition);
            item.put("sk", Values.n(sort));
            item.put("big", values.large());
            puts.add(item);
        }
        pending.add(new QueryStep(
                TableShape.ORDERS,
                null,
                partition,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                values.chance(30),
                values.chance(50),
                null));
        return new BatchWriteStep(TableShape.ORDERS, puts, List.of());
    }

    private Optional<GeneratedCondition> condition(int percent) {
        return values.chance(percent) ? Optional.of(expressions.condition(2)) : Optional.empty();
    }

    private PutStep put(TableShape table) {
        Map<String, AttributeValue> item = values.item(table);
        if (!table.indexes().isEmpty() && values.chance(3)) {
            String name = values.one(List.of("gpk", "gsk", "lbl", "lsk"));
            item.put(name, AttributeValue.fromBool(true));
        }
        return new PutStep(table, item, condition(40), values.chance(50), values.chance(50));
    }

    private UpdateStep update(TableShape table) {
        List<Edit> edits = values.chance(3) ? List.of() : expressions.edits(table, true);
        // Which element a position refers to after the update is undefined.
        boolean positions =
                edits.stream().anyMatch(edit -> edit.target().steps().stream().anyMatch(Integer.class::isInstance));
        ReturnValue returned = values.one(
                positions
                        ? List.of(ReturnValue.ALL_NEW, ReturnValue.ALL_OLD, ReturnValue.NONE)
                        : List.of(
                                ReturnValue.ALL_NEW,
                                ReturnValue.ALL_OLD,
                                ReturnValue.UPDATED_NEW,
                                ReturnValue.UPDATED_OLD,
                                ReturnValue.NONE));
        return new UpdateStep(table, values.key(table), edits, condition(30), returned, values.chance(50));
    }

    private QueryStep query(TableShape table) {
        IndexShape index = index(table);
        TableShape.KeyShape key = index == null ? table.key() : index.key();
        boolean whole = index == null || index.projection() == ProjectionType.ALL;
        String sort = key.sort();
        return new QueryStep(
                table,
                index,
                values.keyValue(key.partition()),
                sort != null && values.chance(50) ? Optional.of(expressions.sortTest(sort)) : Optional.empty(),
                whole ? condition(35) : Optional.empty(),
                whole && values.chance(25) ? expressions.projection() : List.of(),
                values.chance(10),
                values.chance(60),
                limit());
    }

    private ScanStep scan(TableShape table) {
        IndexShape index = index(table);
        boolean whole = index == null || index.projection() == ProjectionType.ALL;
        return new ScanStep(table, index, whole ? condition(40) : Optional.empty(), 1 + values.below(3), limit());
    }

    private @Nullable IndexShape index(TableShape table) {
        if (table.indexes().isEmpty() || values.chance(35)) {
            return null;
        }
        return values.one(values.chance(20) ? table.optional() : table.indexes());
    }

    private @Nullable Integer limit() {
        return values.chance(50) ? null : 1 + values.below(4);
    }

    private BatchWriteStep batchWrite(TableShape table) {
        List<Map<String, AttributeValue>> puts = new ArrayList<>();
        List<Map<String, AttributeValue>> deletes = new ArrayList<>();
        for (Map<String, AttributeValue> key : values.distinctKeys(table, 5)) {
            if (values.chance(60)) {
                Map<String, AttributeValue> item = values.item(table);
                item.putAll(key);
                puts.add(item);
            } else {
                deletes.add(key);
            }
        }
        return new BatchWriteStep(table, puts, deletes);
    }

    private TransactWriteStep transactWrite() {
        List<TransactWriteStep.Action> actions = new ArrayList<>();
        for (TableShape table : TableShape.ALL) {
            for (Map<String, AttributeValue> key : values.distinctKeys(table, 1 + values.below(2))) {
                actions.add(action(table, key));
            }
        }
        return new TransactWriteStep(actions);
    }

    private TransactWriteStep.Action action(TableShape table, Map<String, AttributeValue> key) {
        return switch (values.below(5)) {
            case 0, 1 -> {
                Map<String, AttributeValue> item = values.item(table);
                item.putAll(key);
                yield new TransactWriteStep.Put(table, item, condition(30));
            }
            case 2, 3 -> new TransactWriteStep.Update(table, key, expressions.edits(table, false), condition(20));
            default ->
                values.chance(50)
                        ? new TransactWriteStep.Delete(table, key, condition(30))
                        : new TransactWriteStep.Check(table, key, expressions.condition(1));
        };
    }
}
