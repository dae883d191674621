package io.azulejo.studio.pattern;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.DayRange;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Conversion of form values to the arguments of an access pattern. An empty field becomes null. Thread-safe. */
final class FormArguments {
    private static final int DEFAULT_PAGE_SIZE = 25;

    private final DesignDefinition design;
    private final Converters converters;

    FormArguments(DesignDefinition design, Converters converters) {
        this.design = design;
        this.converters = converters;
    }

    /**
     * Converts one value.
     *
     * @param path the value's name in errors
     */
    @Nullable
    Object read(String path, Type type, @Nullable Object tree) {
        if (type instanceof ParameterizedType generic) {
            return readGeneric(path, generic, tree);
        }
        Class<?> raw = (Class<?>) type;
        if (raw == PageRequest.class) {
            return page(path, tree);
        }
        if (raw == MonthRange.class) {
            return months(path, tree);
        }
        if (raw == DayRange.class) {
            return days(path, tree);
        }
        Optional<ValueType.Converted> converted = converters.of(raw);
        if (converted.isPresent()) {
            return converted(path, converted.get(), tree);
        }
        if (raw.isRecord()) {
            return tree == null ? null : record(path, raw, object(path, tree));
        }
        if (raw.isSealed()) {
            return tree == null ? null : variant(path, raw, object(path, tree));
        }
        String text = tree == null ? "" : tree.toString();
        if (text.isEmpty() && raw != String.class) {
            if (raw.isPrimitive()) {
                return zero(raw);
            }
            return null;
        }
        try {
            return scalar(path, raw, tree == null ? null : text);
        } catch (NumberFormatException e) {
            throw ProblemException.invalid(path, "must be a number, not " + text);
        } catch (DateTimeException e) {
            throw ProblemException.invalid(path, "must be a time such as 2024-01-15T10:30:00Z, not " + text);
        } catch (IllegalArgumentException e) {
            throw ProblemException.invalid(path, "is no " + raw.getSimpleName() + ": " + e.getMessage());
        }
    }

    /** Returns the value whose stored form was entered, as it is read from a key or an attribute. */
    private @Nullable Object converted(String path, ValueType.Converted converted, @Nullable Object tree) {
        Object stored = read(path, converters.storedClass(converted), tree);
        if (stored == null || stored.equals("")) {
            return null;
        }
        try {
            return converters.value(converted, stored);
        } catch (RuntimeException e) {
            // A converter of the application may throw anything for a text that it does not know.
            throw ProblemException.invalid(
                    path, "is no " + converted.type().simpleName() + " in its stored form: " + e.getMessage());
        }
    }

    /** Returns a record of a sealed interface, by the simple name of its type. */
    private @Nullable Object variant(String path, Class<?> sealed, Map<String, @Nullable Object> members) {
        Object name = members.get("@type");
        return Arrays.stream(sealed.getPermittedSubclasses())
                .filter(permitted -> permitted.getSimpleName().equals(name))
                .findFirst()
                .map(permitted -> read(path, permitted, members))
                .orElseThrow(() -> ProblemException.invalid(
                        path + ".@type",
                        "must be one of "
                                + Arrays.stream(sealed.getPermittedSubclasses())
                                        .map(Class::getSimpleName)
                                        .toList()));
    }

    private @Nullable Object scalar(String path, Class<?> type, @Nullable String text) {
        if (type == String.class || text == null) {
            return text;
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(constant -> constant.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> ProblemException.invalid(
                            path, "must be one of " + Arrays.toString(type.getEnumConstants())));
        }
        return switch (type.getName()) {
            case "boolean", "java.lang.Boolean" -> Boolean.valueOf(text);
            case "int", "java.lang.Integer" -> Integer.valueOf(text);
            case "long", "java.lang.Long" -> Long.valueOf(text);
            case "short", "java.lang.Short" -> Short.valueOf(text);
            case "double", "java.lang.Double" -> Double.valueOf(text);
            case "float", "java.lang.Float" -> Float.valueOf(text);
            case "java.math.BigDecimal" -> new BigDecimal(text);
            case "java.math.BigInteger" -> new BigInteger(text);
            case "java.time.Instant" -> KeyEncoding.parseTime(text);
            case "java.time.LocalDate" -> LocalDate.parse(text);
            case "java.time.LocalDateTime" -> LocalDateTime.parse(text);
            case "java.time.OffsetDateTime" -> OffsetDateTime.parse(text);
            case "java.time.ZonedDateTime" -> ZonedDateTime.parse(text);
            case "java.time.Duration" -> Duration.parse(text);
            case "java.time.Year" -> Year.parse(text);
            case "java.time.YearMonth" -> YearMonth.parse(text);
            case "java.util.UUID" -> UUID.fromString(text);
            case "java.net.URI" -> URI.create(text);
            case "[B" -> Base64.getDecoder().decode(text);
            default -> throw ProblemException.invalid(path, "is a " + type.getSimpleName() + ", not a form value");
        };
    }

    private @Nullable Object readGeneric(String path, ParameterizedType type, @Nullable Object tree) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type element = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        if (raw == SortRange.class) {
            return range(path, element, tree);
        }
        if (raw == Condition.class) {
            return FormFilters.read(path, tree);
        }
        if (raw == List.class) {
            return elements(path, element, tree);
        }
        if (raw == Set.class) {
            return new LinkedHashSet<>(elements(path, element, tree));
        }
        if (raw == Map.class) {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            if (tree != null) {
                object(path, tree).forEach((name, value) -> map.put(name, read(path + "." + name, element, value)));
            }
            return map;
        }
        if (raw == Optional.class) {
            return Optional.ofNullable(read(path, element, tree));
        }
        throw ProblemException.invalid(path, "is a " + raw.getSimpleName() + ", not a form value");
    }

    private List<@Nullable Object> elements(String path, Type element, @Nullable Object tree) {
        if (tree == null || tree.equals("")) {
            return List.of();
        }
        List<?> list =
                tree instanceof List<?> given ? given : List.of(tree.toString().split("\\s*,\\s*", -1));
        return list.stream()
                .<@Nullable Object>map(value -> read(path, element, value))
                .toList();
    }

    private Object range(String path, Type element, @Nullable Object tree) {
        if (tree == null || tree.equals("")) {
            return SortRange.all();
        }
        Map<String, @Nullable Object> ends = object(path, tree);
        Object from = read(path + ".from", element, ends.get("from"));
        Object to = read(path + ".to", element, ends.get("to"));
        SortRange<Object> range = from == null || from.equals("") ? SortRange.all() : SortRange.from(from);
        return to == null || to.equals("") ? range : range.andTo(to);
    }

    private PageRequest page(String path, @Nullable Object tree) {
        Map<String, @Nullable Object> page = tree == null ? Map.of() : object(path, tree);
        Object size = read(path + ".size", Integer.class, page.get("size"));
        Object cursor = page.get("cursor");
        return PageRequest.of(size == null ? DEFAULT_PAGE_SIZE : (Integer) size)
                .after(cursor == null || cursor.equals("") ? null : cursor.toString());
    }

    private DayRange days(String path, @Nullable Object tree) {
        Map<String, @Nullable Object> ends = tree == null ? Map.of() : object(path, tree);
        Object first = read(path + ".from", LocalDate.class, ends.get("from"));
        Object last = read(path + ".to", LocalDate.class, ends.get("to"));
        if (first == null || last == null) {
            throw ProblemException.invalid(path, "needs a first and a last day, such as 2024-01-15");
        }
        return new DayRange((LocalDate) first, (LocalDate) last);
    }

    private MonthRange months(String path, @Nullable Object tree) {
        Map<String, @Nullable Object> ends = tree == null ? Map.of() : object(path, tree);
        Object first = read(path + ".from", YearMonth.class, ends.get("from"));
        Object last = read(path + ".to", YearMonth.class, ends.get("to"));
        if (first == null || last == null) {
            throw ProblemException.invalid(path, "needs a first and a last month, such as 2024-01");
        }
        return new MonthRange((YearMonth) first, (YearMonth) last);
    }

    /** Returns a record; for an entity, components that the toolkit generates may be missing. */
    private Object record(String path, Class<?> type, Map<String, @Nullable Object> members) {
        Optional<EntityDefinition> entity = design.entities()
                .filter(candidate -> candidate.type().qualifiedName().equals(type.getCanonicalName()))
                .findFirst();
        RecordComponent[] components = type.getRecordComponents();
        @Nullable Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            RecordComponent component = components[i];
            Object given = members.get(component.getName());
            Optional<ComponentDefinition> declared = entity.flatMap(e -> e.component(component.getName()));
            values[i] = given == null || given.equals("")
                    ? missing(path, component, declared)
                    : read(path + "." + component.getName(), component.getGenericType(), given);
        }
        try {
            Constructor<?> constructor = type.getConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw ProblemException.invalid(
                    path, String.valueOf(e.getTargetException().getMessage()));
        } catch (ReflectiveOperationException e) {
            throw ProblemException.invalid(path, "is a record without a public constructor");
        }
    }

    private @Nullable Object missing(String path, RecordComponent component, Optional<ComponentDefinition> declared) {
        Object generated = declared.map(ComponentDefinition::role)
                .map(role -> switch (role) {
                    case GENERATED_ID -> Generated.ID;
                    case CREATED_AT, UPDATED_AT -> Generated.TIME;
                    case DATA, VERSION, TTL, SOFT_DELETE -> null;
                })
                .orElse(null);
        if (generated != null) {
            return generated;
        }
        Object empty = read(path + "." + component.getName(), component.getGenericType(), null);
        if (empty == null && declared.isPresent() && !declared.get().nullable()) {
            throw ProblemException.invalid(path + "." + component.getName(), "is required");
        }
        return empty;
    }

    private static Object zero(Class<?> primitive) {
        return switch (primitive.getName()) {
            case "boolean" -> false;
            case "int" -> 0;
            case "short" -> (short) 0;
            case "double" -> 0.0;
            case "float" -> 0f;
            default -> 0L;
        };
    }

    @SuppressWarnings("unchecked") // the keys of a tree's objects are strings
    private static Map<String, @Nullable Object> object(String path, Object tree) {
        if (tree instanceof Map<?, ?> members) {
            return (Map<String, @Nullable Object>) members;
        }
        throw ProblemException.invalid(path, "must be an object");
    }
}
