package io.azulejo.engine.model;

import io.azulejo.engine.model.Pages.Page;
import io.azulejo.engine.model.TableShape.IndexShape;
import io.azulejo.engine.model.TableShape.KeyShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Step that reads all pages of one partition of a table or index. */
record QueryStep(
        TableShape table,
        @Nullable IndexShape index,
        AttributeValue partition,
        Optional<GeneratedCondition> sortTest,
        Optional<GeneratedCondition> filter,
        List<Path> projection,
        boolean countOnly,
        boolean forward,
        @Nullable Integer limit)
        implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        ExpressionText words = new ExpressionText();
        String keyCondition = words.path(new Path(key().partition())) + " = " + words.value(partition);
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(backend.name(table))
                .indexName(index == null ? null : index.name())
                .keyConditionExpression(keyCondition
                        + sortTest.map(test -> " AND " + test.in(words)).orElse(""))
                .scanIndexForward(forward)
                .consistentRead(consistent())
                .select(countOnly ? Select.COUNT : null)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .limit(limit);
        filter.ifPresent(asked -> request.filterExpression(asked.in(words)));
        if (!projection.isEmpty() && !countOnly) {
            request.projectionExpression(words.paths(projection));
        }
        request.expressionAttributeNames(words.names()).expressionAttributeValues(words.values());
        List<Page> pages = new ArrayList<>();
        QueryResponse page;
        do {
            page = backend.client().query(request.build());
            pages.add(new Page(
                    Values.canonical(page.items()),
                    page.count(),
                    page.scannedCount(),
                    Values.canonical(page.lastEvaluatedKey()),
                    page.consumedCapacity().capacityUnits()));
            request.exclusiveStartKey(page.lastEvaluatedKey());
        } while (page.hasLastEvaluatedKey());
        return compared(new Pages(pages));
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        List<Map<String, AttributeValue>> selected = model.partition(table, index, partition, forward).stream()
                .filter(item -> sortTest.isEmpty() || sortTest.get().of(item))
                .toList();
        Pages pages = Pages.of(
                selected, limit, item -> filter.isEmpty() || filter.get().of(item), keyNames(), consistent());
        List<Page> shown = new ArrayList<>();
        for (Page page : pages.pages()) {
            List<Map<String, AttributeValue>> items = countOnly ? List.of() : page.items();
            shown.add(new Page(
                    projection.isEmpty()
                            ? items
                            : items.stream()
                                    .map(item -> ProjectionEvaluator.of(item, projection))
                                    .toList(),
                    page.count(),
                    page.scannedCount(),
                    page.lastKey(),
                    page.units()));
        }
        return compared(new Pages(shown));
    }

    /** Returns the comparable form. In an index several items may have the same key, and their order is undefined. */
    private Map<String, Object> compared(Pages pages) {
        if (index == null) {
            return pages.exactly();
        }
        if (projection.isEmpty()) {
            return pages.together(inOrderWithinTies(pages.items()));
        }
        return pages.together(pages.items().stream()
                .sorted(Comparator.comparing(Map::toString))
                .toList());
    }

    /** Keeps the order of sort keys and normalises only the order among equal ones. */
    private List<Map<String, AttributeValue>> inOrderWithinTies(List<Map<String, AttributeValue>> items) {
        List<Map<String, AttributeValue>> arranged = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= items.size(); i++) {
            if (i == items.size() || !sameSortKey(items.get(from), items.get(i))) {
                List<Map<String, AttributeValue>> ties = new ArrayList<>(items.subList(from, i));
                ties.sort(Comparator.comparing(Map::toString));
                arranged.addAll(ties);
                from = i;
            }
        }
        return arranged;
    }

    private boolean sameSortKey(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
        String sort = key().sort();
        return sort == null || String.valueOf(left.get(sort)).equals(String.valueOf(right.get(sort)));
    }

    private boolean consistent() {
        return index == null || index.local();
    }

    private KeyShape key() {
        return index == null ? table.key() : index.key();
    }

    private List<String> keyNames() {
        List<String> names = new ArrayList<>(table.key().names());
        names.addAll(key().names());
        return names;
    }

    @Override
    public boolean eventual() {
        return !consistent();
    }
}
