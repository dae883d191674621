package io.azulejo.engine.expression;

import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Factory of items and placeholders for tests: {@code with("#t", "title", ":t", "Home")}. */
final class ExpressionFixtures {
    static final Value NULL = NullValue.NULL;

    private ExpressionFixtures() {}

    /** Returns placeholders from pairs of a placeholder and a name, or of a placeholder and a value. */
    static PlaceholderUse with(Object... pairs) {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, Value> values = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            String placeholder = (String) pairs[i];
            if (placeholder.startsWith("#")) {
                names.put(placeholder, (String) pairs[i + 1]);
            } else {
                values.put(placeholder, value(pairs[i + 1]));
            }
        }
        return PlaceholderUse.of(
                new Placeholders(names.isEmpty() ? null : names, values.isEmpty() ? null : values, null));
    }

    /** Returns an item from pairs of a name and a value. */
    static Item item(Object... pairs) {
        return Item.of(attributes(pairs));
    }

    static Value map(Object... pairs) {
        return new MapValue(attributes(pairs));
    }

    static Value list(Object... elements) {
        List<Value> values = new ArrayList<>();
        for (Object element : elements) {
            values.add(value(element));
        }
        return new ListValue(values);
    }

    static Value binary(String text) {
        return new BinaryValue(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Converts strings, integers, booleans and sets of strings or integers into values. */
    static Value value(Object written) {
        return switch (written) {
            case Value value -> value;
            case String text -> new StringValue(text);
            case Integer number -> NumberValue.of(number.toString());
            case Boolean truth -> BoolValue.of(truth);
            case Set<?> elements -> set(elements);
            default -> throw new IllegalArgumentException("No value: " + written);
        };
    }

    private static Value set(Set<?> elements) {
        if (elements.iterator().next() instanceof String) {
            Set<String> strings = new LinkedHashSet<>();
            elements.forEach(element -> strings.add((String) element));
            return new StringSet(strings);
        }
        List<Value> numbers = new ArrayList<>();
        elements.forEach(element -> numbers.add(value(element)));
        return new NumberSet(numbers.stream()
                .map(number -> ((NumberValue) number).number())
                .collect(LinkedHashSet::new, LinkedHashSet::add, LinkedHashSet::addAll));
    }

    private static Map<String, Value> attributes(Object... pairs) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            attributes.put((String) pairs[i], value(pairs[i + 1]));
        }
        return attributes;
    }
}
