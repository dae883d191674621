package io.azulejo.engine.operation.check;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.WarmThroughput;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Constraints on single parameters of requests that define tables and indexes. */
public final class TableShape {
    /** Longest name of a key attribute or of an attribute that an index projects. */
    private static final int MAX_NAME = 255;

    private TableShape() {}

    public static void attributes(Constraints constraints, @Nullable List<AttributeDefinition> attributes) {
        for (int i = 0; attributes != null && i < attributes.size(); i++) {
            String at = "attributeDefinitions." + (i + 1) + ".member.";
            AttributeDefinition attribute = attributes.get(i);
            attributeName(constraints, at + "attributeName", attribute.attributeName());
            constraints
                    .notNull(at + "attributeType", attribute.attributeType())
                    .choice(at + "attributeType", EnumParameter.ATTRIBUTE_TYPE, attribute.attributeType());
        }
    }

    /** Checks the key of a table or local index. */
    public static void keySchema(Constraints constraints, String at, @Nullable List<KeySchemaElement> elements) {
        keySchema(constraints, at, elements, 2);
    }

    private static void keySchema(
            Constraints constraints, String at, @Nullable List<KeySchemaElement> elements, int most) {
        constraints.notNull(at, elements);
        if (elements == null) {
            return;
        }
        constraints.length(at, elements.size(), 1, most, shown(elements));
        for (int i = 0; i < elements.size(); i++) {
            String member = at + "." + (i + 1) + ".member.";
            KeySchemaElement element = elements.get(i);
            attributeName(constraints, member + "attributeName", element.attributeName());
            constraints
                    .notNull(member + "keyType", element.keyType())
                    .choice(member + "keyType", EnumParameter.KEY_TYPE, element.keyType());
        }
    }

    public static void throughput(Constraints constraints, String at, @Nullable Throughput throughput) {
        if (throughput == null) {
            return;
        }
        constraints
                .notNull(at + ".writeCapacityUnits", throughput.writeCapacityUnits())
                .atLeast(at + ".writeCapacityUnits", throughput.writeCapacityUnits(), 1)
                .notNull(at + ".readCapacityUnits", throughput.readCapacityUnits())
                .atLeast(at + ".readCapacityUnits", throughput.readCapacityUnits(), 1);
    }

    public static void warm(Constraints constraints, String at, @Nullable WarmThroughput throughput) {
        if (throughput != null) {
            constraints
                    .atLeast(at + ".readUnitsPerSecond", throughput.readUnitsPerSecond(), 1)
                    .atLeast(at + ".writeUnitsPerSecond", throughput.writeUnitsPerSecond(), 1);
        }
    }

    public static void localIndexes(Constraints constraints, String at, @Nullable List<IndexInput> indexes) {
        for (int i = 0; indexes != null && i < indexes.size(); i++) {
            index(constraints, at + "." + (i + 1) + ".member.", indexes.get(i), 2);
        }
    }

    public static void globalIndexes(Constraints constraints, String at, @Nullable List<IndexInput> indexes) {
        for (int i = 0; indexes != null && i < indexes.size(); i++) {
            globalIndex(constraints, at + "." + (i + 1) + ".member.", indexes.get(i));
        }
    }

    public static void globalIndex(Constraints constraints, String at, IndexInput index) {
        index(constraints, at, index, 2 * TableDesignCheck.MAX_PER_KEY);
    }

    private static void index(Constraints constraints, String at, IndexInput index, int mostKeys) {
        constraints.notNull(at + "indexName", index.indexName()).indexName(at + "indexName", index.indexName());
        keySchema(constraints, at + "keySchema", index.keySchema(), mostKeys);
        constraints.notNull(at + "projection", index.projection());
        if (index.projection() != null) {
            projection(constraints, at + "projection.", index.projection());
        }
        throughput(constraints, at + "provisionedThroughput", index.provisionedThroughput());
        warm(constraints, at + "warmThroughput", index.warmThroughput());
    }

    private static void projection(Constraints constraints, String at, ProjectionInput projection) {
        constraints.choice(at + "projectionType", EnumParameter.PROJECTION_TYPE, projection.projectionType());
        List<String> attributes = projection.nonKeyAttributes();
        if (attributes != null) {
            constraints.length(at + "nonKeyAttributes", attributes.size(), 1, 20, attributes);
            if (attributes.stream().anyMatch(name -> name.isEmpty() || name.length() > MAX_NAME)) {
                constraints.failed(
                        "'" + attributes + "'",
                        at + "nonKeyAttributes",
                        "Member must satisfy constraint: [Member must have length less than or equal to " + MAX_NAME
                                + ", Member must have length greater than or equal to 1]");
            }
        }
    }

    private static void attributeName(Constraints constraints, String at, @Nullable String name) {
        constraints.notNull(at, name);
        if (name != null) {
            constraints.length(at, name.length(), 1, MAX_NAME, name);
        }
    }

    private static String shown(List<KeySchemaElement> elements) {
        return elements.stream()
                .map(element -> "KeySchemaElement(attributeName=" + element.attributeName() + ", keyType="
                        + element.keyType() + ")")
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
