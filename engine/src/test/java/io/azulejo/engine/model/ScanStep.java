package io.azulejo.engine.model;

import io.azulejo.engine.model.Pages.Page;
import io.azulejo.engine.model.TableShape.IndexShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Step that reads all pages of all segments of a table or index. */
record ScanStep(
        TableShape table,
        @Nullable IndexShape index,
        Optional<GeneratedCondition> filter,
        int segments,
        @Nullable Integer limit)
        implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        List<Page> pages = new ArrayList<>();
        for (int segment = 0; segment < segments; segment++) {
            ExpressionText words = new ExpressionText();
            ScanRequest.Builder request = ScanRequest.builder()
                    .tableName(backend.name(table))
                    .indexName(index == null ? null : index.name())
                    .consistentRead(consistent())
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .segment(segments == 1 ? null : segment)
                    .totalSegments(segments == 1 ? null : segments)
                    .limit(limit);
            filter.ifPresent(asked -> request.filterExpression(asked.in(words)));
            request.expressionAttributeNames(words.names()).expressionAttributeValues(words.values());
            ScanResponse page;
            do {
                page = backend.client().scan(request.build());
                pages.add(new Page(
                        Values.canonical(page.items()),
                        page.count(),
                        page.scannedCount(),
                        Map.of(),
                        page.consumedCapacity().capacityUnits()));
                request.exclusiveStartKey(page.lastEvaluatedKey());
            } while (page.hasLastEvaluatedKey());
        }
        return compared(new Pages(pages));
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        return compared(Pages.of(
                model.all(table, index),
                limit,
                item -> filter.isEmpty() || filter.get().of(item),
                table.key().names(),
                consistent()));
    }

    /** Returns the comparable form. A scan defines neither an order nor the segment of an item. */
    private Map<String, Object> compared(Pages pages) {
        List<Map<String, AttributeValue>> arranged = pages.items().stream()
                .sorted(Comparator.comparing(Map::toString))
                .toList();
        Map<String, Object> answer = new TreeMap<>(pages.together(arranged));
        if (segments > 1) {
            answer.remove("units");
        }
        return answer;
    }

    private boolean consistent() {
        return index == null || index.local();
    }

    @Override
    public boolean eventual() {
        return !consistent();
    }
}
