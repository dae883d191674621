package io.azulejo.engine.table;

import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Conversion between the fields of a stored definition and values. */
public final class StoredFields {
    private StoredFields() {}

    public static Value text(String text) {
        return new StringValue(text);
    }

    public static Value optional(@Nullable String text) {
        return new StringValue(text == null ? "" : text);
    }

    public static Value number(long number) {
        return NumberValue.of(Long.toString(number));
    }

    public static Value texts(Iterable<String> texts) {
        List<Value> values = new ArrayList<>();
        for (String text : texts) {
            values.add(text(text));
        }
        return new ListValue(values);
    }

    public static Value present(Map<String, Value> fields, String name) {
        Value value = fields.get(name);
        if (value == null) {
            throw new IllegalStateException("A stored table definition has no field " + name);
        }
        return value;
    }

    public static String text(Map<String, Value> fields, String name) {
        return ((StringValue) present(fields, name)).text();
    }

    public static long number(Map<String, Value> fields, String name) {
        // No conversion through BigDecimal: the first one makes the JDK compute its powers of ten while a caller waits.
        return Long.parseLong(((NumberValue) present(fields, name)).number().text());
    }

    public static List<Value> list(Map<String, Value> fields, String name) {
        return ((ListValue) present(fields, name)).elements();
    }

    public static List<String> texts(Map<String, Value> fields, String name) {
        return list(fields, name).stream()
                .map(text -> ((StringValue) text).text())
                .toList();
    }

    public static Map<String, Value> map(Value value) {
        return ((MapValue) value).attributes();
    }

    public static void instant(String name, @Nullable Instant instant, Map<String, Value> fields) {
        if (instant != null) {
            fields.put(name, number(instant.toEpochMilli()));
        }
    }

    public static @Nullable Instant instant(Map<String, Value> fields, String name) {
        return fields.containsKey(name) ? Instant.ofEpochMilli(number(fields, name)) : null;
    }
}
