package io.azulejo.studio.pattern;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.DayRange;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Form of each access pattern, as the page draws it: a field per parameter with its kind, its choices and its parts.
 * {@link FormArguments} reads what the form sends.
 */
public final class FormFields {
    private final DesignDefinition design;
    private final Converters converters;

    private FormFields(DesignDefinition design, Converters converters) {
        this.design = design;
        this.converters = converters;
    }

    /** Returns the fields of every access pattern, by method. */
    public static Map<String, @Nullable Object> of(GeneratedDesign generated) {
        DesignDefinition design = generated.definition();
        FormFields fields = new FormFields(design, generated.converters());
        Map<String, @Nullable Object> forms = new LinkedHashMap<>();
        for (PatternDefinition pattern : design.patterns()) {
            forms.put(design.key(pattern), fields.of(pattern, generated.method(pattern)));
        }
        return forms;
    }

    private List<Map<String, @Nullable Object>> of(PatternDefinition pattern, Method method) {
        List<Map<String, @Nullable Object>> fields = new ArrayList<>();
        for (int i = 0; i < pattern.parameters().size(); i++) {
            Map<String, @Nullable Object> field = new LinkedHashMap<>();
            field.put("name", pattern.parameters().get(i).name());
            field.put("role", pattern.parameters().get(i).role().name());
            field.putAll(field(method.getGenericParameterTypes()[i]));
            fields.add(field);
        }
        return fields;
    }

    private Map<String, @Nullable Object> field(Type type) {
        if (type instanceof ParameterizedType generic) {
            return generic(generic);
        }
        Class<?> raw = (Class<?>) type;
        Map<String, @Nullable Object> field = new LinkedHashMap<>();
        field.put("type", raw.getSimpleName());
        Optional<ValueType.Converted> converted = converters.of(raw);
        if (converted.isPresent()) {
            field.putAll(field(converters.storedClass(converted.get())));
            field.put("type", raw.getSimpleName());
            List<String> known = storedConstants(raw, converted.get());
            if (raw.isEnum()) {
                field.put("kind", "choice");
                field.put("options", known);
            } else if (!known.isEmpty()) {
                field.put("suggestions", known);
            }
        } else if (raw.isEnum()) {
            field.put("kind", "choice");
            field.put(
                    "options",
                    Arrays.stream(raw.getEnumConstants())
                            .map(constant -> ((Enum<?>) constant).name())
                            .toList());
        } else if (raw.isRecord() && raw != PageRequest.class && raw != MonthRange.class && raw != DayRange.class) {
            field.put("kind", "object");
            field.put("fields", components(raw));
        } else if (raw.isSealed()) {
            field.put("kind", "variants");
            field.put("variants", variants(raw));
        } else {
            field.put("kind", kind(raw));
        }
        return field;
    }

    /** Returns the stored forms of the constants of an enum, or of the enums that a sealed interface permits. */
    private List<String> storedConstants(Class<?> type, ValueType.Converted converted) {
        List<Class<?>> types = new ArrayList<>(List.of(type));
        if (type.isSealed()) {
            types.addAll(List.of(type.getPermittedSubclasses()));
        }
        return types.stream()
                .filter(Class::isEnum)
                .flatMap(constants -> Arrays.stream(constants.getEnumConstants()))
                .map(constant -> String.valueOf(converters.stored(converted, constant)))
                .toList();
    }

    private static String kind(Class<?> type) {
        if (type == PageRequest.class) {
            return "page";
        }
        if (type == MonthRange.class) {
            return "months";
        }
        if (type == DayRange.class) {
            return "days";
        }
        if (type == LocalDate.class) {
            return "date";
        }
        if (type == YearMonth.class) {
            return "month";
        }
        if (type == Instant.class) {
            return "time";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == byte[].class) {
            return "bytes";
        }
        return type.isPrimitive() || Number.class.isAssignableFrom(type) ? "number" : "text";
    }

    private Map<String, @Nullable Object> generic(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        Map<String, @Nullable Object> field = new LinkedHashMap<>();
        field.put("type", raw.getSimpleName());
        if (raw == Condition.class) {
            field.put("kind", "filter");
            field.put("attributes", attributes(last));
        } else if (raw == Optional.class) {
            field.putAll(field(last));
            field.put("optional", true);
        } else {
            field.put("kind", containerKind(raw));
            field.put("of", field(last));
        }
        return field;
    }

    private static String containerKind(Class<?> raw) {
        if (raw == SortRange.class) {
            return "range";
        }
        if (Map.class.isAssignableFrom(raw)) {
            return "map";
        }
        return Set.class.isAssignableFrom(raw) ? "set" : "list";
    }

    /** Returns the attributes that a filter of an entity may name, with their stored types. */
    private List<Map<String, String>> attributes(Type entity) {
        return entity instanceof Class<?> type
                ? entity(type).stream()
                        .flatMap(found -> found.components().stream())
                        .map(component -> Map.of(
                                "name", component.attribute(),
                                "type", component.type().stored()))
                        .toList()
                : List.of();
    }

    private List<Map<String, @Nullable Object>> components(Class<?> type) {
        Optional<EntityDefinition> entity = entity(type);
        List<Map<String, @Nullable Object>> fields = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            Optional<ComponentDefinition> declared = entity.flatMap(found -> found.component(component.getName()));
            Map<String, @Nullable Object> field = new LinkedHashMap<>();
            field.put("name", component.getName());
            field.putAll(field(component.getGenericType()));
            field.put("optional", declared.map(FormFields::mayBeMissing).orElse(false));
            fields.add(field);
        }
        return fields;
    }

    private static boolean mayBeMissing(ComponentDefinition component) {
        return component.nullable() || component.role() != ComponentDefinition.Role.DATA;
    }

    private List<Map<String, @Nullable Object>> variants(Class<?> sealed) {
        List<Map<String, @Nullable Object>> variants = new ArrayList<>();
        for (Class<?> permitted : sealed.getPermittedSubclasses()) {
            Map<String, @Nullable Object> variant = new LinkedHashMap<>();
            variant.put("name", permitted.getSimpleName());
            variant.putAll(field(permitted));
            variants.add(variant);
        }
        return variants;
    }

    private Optional<EntityDefinition> entity(Class<?> type) {
        return design.entities()
                .filter(entity -> entity.type().qualifiedName().equals(type.getCanonicalName()))
                .findFirst();
    }
}
