package io.azulejo.studio.pattern;

import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.table.TableNames;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Example values for the parameters of an access pattern, taken from items in the table. Values of one item stay
 * together, so that a pattern with two parameters finds something.
 */
public final class ParameterExamples {
    private static final int SCANNED = 500;
    private static final int WANTED = 20;

    private final DynamoDbClient client;
    private final ToolkitOptions options;

    public ParameterExamples(DynamoDbClient client, ToolkitOptions options) {
        this.client = client;
        this.options = options;
    }

    /** Returns values by parameter, at most {@value #WANTED} combinations. */
    public List<Map<String, String>> of(GeneratedDesign design, String method) {
        PatternDefinition pattern = design.pattern(method);
        List<String> wanted = pattern.parameters().stream()
                .filter(parameter -> switch (parameter.role()) {
                    case KEY, PREFIX -> true;
                    default -> false;
                })
                .map(ParameterDefinition::name)
                .toList();
        if (wanted.isEmpty()) {
            return List.of();
        }
        Set<Map<String, String>> found = new LinkedHashSet<>();
        Map<String, List<EntitySchema<?>>> byTable = design.schemas(client, options).stream()
                .collect(Collectors.groupingBy(
                        schema -> TableNames.resolve(schema.table().declaredName(), options)));
        byTable.forEach((table, schemas) -> {
            for (Map<String, AttributeValue> item : sample(table)) {
                schemas.stream()
                        .filter(schema -> schema.matches(item))
                        .findFirst()
                        .map(schema -> values(design, schema, item, wanted))
                        .filter(values -> values.size() == wanted.size())
                        .ifPresent(found::add);
            }
        });
        return found.stream().limit(WANTED).toList();
    }

    private List<Map<String, AttributeValue>> sample(String table) {
        return client.scan(scan -> scan.tableName(table).limit(SCANNED)).items();
    }

    private static Map<String, String> values(
            GeneratedDesign design, EntitySchema<?> schema, Map<String, AttributeValue> item, List<String> wanted) {
        Map<String, String> values = new LinkedHashMap<>();
        Object entity;
        try {
            entity = schema.read(item);
        } catch (RuntimeException e) {
            return values; // an item that the design cannot read gives no example
        }
        for (RecordComponent component : entity.getClass().getRecordComponents()) {
            if (wanted.contains(component.getName())) {
                Object value = GeneratedDesign.call(accessible(component), entity);
                String text = text(design, value);
                if (text != null) {
                    values.put(component.getName(), text);
                }
            }
        }
        return values;
    }

    private static java.lang.reflect.Method accessible(RecordComponent component) {
        component.getAccessor().setAccessible(true);
        return component.getAccessor();
    }

    private static @Nullable String text(GeneratedDesign design, @Nullable Object value) {
        if (value == null) {
            return null;
        }
        Converters converters = design.converters();
        List<Class<?>> types = new ArrayList<>(List.of(value.getClass()));
        types.addAll(List.of(value.getClass().getInterfaces()));
        for (Class<?> type : types) {
            var converted = converters.of(type);
            if (converted.isPresent()) {
                return String.valueOf(converters.stored(converted.get(), value));
            }
        }
        return value instanceof Enum<?> constant ? constant.name() : value.toString();
    }
}
