package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;

/** Step that adds a global index to a table, or deletes it, and waits for completion. */
record IndexStep(TableShape table, IndexShape index, boolean add) implements Step {
    /** Only for fast backends: DynamoDB takes minutes for it. */
    @Override
    public boolean isSupportedBy(Backend backend) {
        return !backend.eventual();
    }

    @Override
    public Map<String, Object> on(Backend backend) {
        if (add) {
            GlobalSecondaryIndex shape = index.global();
            CreateGlobalSecondaryIndexAction creation = CreateGlobalSecondaryIndexAction.builder()
                    .indexName(shape.indexName())
                    .keySchema(shape.keySchema())
                    .projection(shape.projection())
                    .build();
            backend.updateIndexes(
                    table, GlobalSecondaryIndexUpdate.builder().create(creation).build());
        } else {
            backend.deleteIndex(table, index);
        }
        return shown(backend.globalIndexes(table).stream());
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        if (add) {
            model.addIndex(table, index);
        } else {
            model.deleteIndex(table, index);
        }
        return shown(model.now(table).indexes().stream()
                .filter(shape -> !shape.local())
                .map(IndexShape::name));
    }

    private static Map<String, Object> shown(Stream<String> names) {
        List<String> sorted = names.sorted().toList();
        return Map.of("indexes", sorted);
    }
}
