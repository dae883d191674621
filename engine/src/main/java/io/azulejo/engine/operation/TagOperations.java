package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.TagCheck;
import io.azulejo.engine.request.ListTagsOfResourceInput;
import io.azulejo.engine.request.ListTagsOfResourceOutput;
import io.azulejo.engine.request.TagResourceInput;
import io.azulejo.engine.request.UntagResourceInput;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The TagResource, UntagResource and ListTagsOfResource operations. Changes of tags are visible at once. */
public final class TagOperations {
    private static final int MAX_KEY = 128;

    private final Catalog catalog;

    public TagOperations(Catalog catalog) {
        this.catalog = catalog;
    }

    public void tag(TagResourceInput input) {
        String name = TagCheck.table(input.resourceArn());
        Constraints constraints = new Constraints().notNull("tags", input.tags());
        TagCheck.shape(constraints, input.tags());
        constraints.check();
        if (Objects.requireNonNull(input.tags()).isEmpty()) {
            throw EngineException.validation("Atleast one Tag needs to be provided as Input.");
        }
        Map<String, String> added = TagCheck.tags(input.tags());
        change(name, input.resourceArn(), tags -> {
            tags.putAll(added);
            TagCheck.count(tags.size());
        });
    }

    public void untag(UntagResourceInput input) {
        String name = TagCheck.table(input.resourceArn());
        List<String> keys = input.tagKeys();
        Constraints constraints = new Constraints().notNull("tagKeys", keys);
        for (int i = 0; keys != null && i < keys.size(); i++) {
            constraints.length("tagKeys." + (i + 1) + ".member", keys.get(i).length(), 1, MAX_KEY, keys.get(i));
        }
        constraints.check();
        if (Objects.requireNonNull(keys).isEmpty()) {
            throw EngineException.validation("Atleast one Tag Key needs to be provided as Input.");
        }
        change(name, input.resourceArn(), tags -> tags.keySet().removeAll(keys));
    }

    /** Lists the tags of a table. DynamoDB does not say whether a table is missing or belongs to another account. */
    public ListTagsOfResourceOutput list(ListTagsOfResourceInput input) {
        String name = TagCheck.table(input.resourceArn());
        Table table = catalog.find(name);
        if (table == null) {
            throw new EngineException(
                    DynamoDbError.ACCESS_DENIED,
                    "User: arn:aws:iam::000000000000:root is not authorized to perform: dynamodb:ListTagsOfResource on"
                            + " resource: " + input.resourceArn());
        }
        return new ListTagsOfResourceOutput(table.definition().settings().tags());
    }

    private void change(String tableName, @Nullable String arn, Consumer<Map<String, String>> change) {
        Table table = catalog.find(tableName);
        if (table == null) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_NOT_FOUND,
                    "Requested resource not found: ResourcArn: " + arn + " not found");
        }
        catalog.change(table, definition -> {
            Map<String, String> tags = new LinkedHashMap<>(definition.settings().tags());
            change.accept(tags);
            return definition.withSettings(definition.settings().withTags(tags));
        });
    }
}
