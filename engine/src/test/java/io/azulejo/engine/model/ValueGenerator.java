package io.azulejo.engine.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Generator of random values and items with few distinct keys and values, so that operations collide. */
final class ValueGenerator {
    private static final List<String> TEXTS =
            List.of("", "a", "ab", "abc", "b", "Lisboa", "azulejo", "é", "\uffee", "😀", "a😀");
    private static final List<String> NUMBERS =
            List.of("0", "1", "2", "3", "10", "-1", "-10", "0.5", "-0.25", "1e3", "100", "1234567890123", "1E-9");

    static final int LOWEST_SORT_KEY = -2;
    static final int SORT_KEYS = 6;

    /** Content of large values, so that a report can abbreviate it. */
    static final String FILLING = "x";

    private final RandomGenerator random;

    ValueGenerator(RandomGenerator random) {
        this.random = random;
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    Map<String, AttributeValue> key(TableShape table) {
        Map<String, AttributeValue> key = new TreeMap<>();
        for (String name : table.key().names()) {
            key.put(name, keyValue(name));
        }
        return key;
    }

    List<Map<String, AttributeValue>> distinctKeys(TableShape table, int count) {
        List<Map<String, AttributeValue>> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, AttributeValue> key = key(table);
            if (!keys.contains(key)) {
                keys.add(key);
            }
        }
        return keys;
    }

    /** Returns a value of the key attribute's type. */
    AttributeValue keyValue(String name) {
        return switch (name) {
            case "pk" -> Values.s("p" + below(3));
            case "sk", "gsk" -> Values.n(LOWEST_SORT_KEY + below(SORT_KEYS));
            case "gpk", "lbl", "opt" -> Values.s("g" + below(2));
            case TableShape.EXPIRY -> expiry();
            default -> Values.s(one(TEXTS.subList(1, TEXTS.size())));
        };
    }

    /** Returns a time within hours of the start, years before it, or a value that is no time. */
    private AttributeValue expiry() {
        long beginning = ExpiryControl.BEGINNING.getEpochSecond();
        if (chance(10)) {
            return Values.s(Long.toString(beginning));
        }
        return Values.n(beginning + (chance(10) ? -Duration.ofDays(6 * 365).toSeconds() : below(7200) - 1800));
    }

    /** Returns a value so large that a few of them fill a page. */
    AttributeValue large() {
        return Values.s(FILLING.repeat(150_000 + below(150_000)));
    }

    Map<String, AttributeValue> item(TableShape table) {
        Map<String, AttributeValue> item = key(table);
        for (String name : List.of("a", "b", "c", "d", "e", "f", "g")) {
            if (chance(60)) {
                item.put(name, attribute(name));
            }
        }
        for (TableShape.IndexShape index : table.indexes()) {
            for (String name : index.key().names()) {
                if (chance(70)) {
                    item.putIfAbsent(name, keyValue(name));
                }
            }
        }
        if (table.equals(TableShape.ORDERS)) {
            for (String name : List.of("opt", TableShape.EXPIRY)) {
                if (chance(50)) {
                    item.put(name, keyValue(name));
                }
            }
        }
        return item;
    }

    /** Returns a value that is mostly of the attribute's usual type, so that expressions match. */
    AttributeValue attribute(String name) {
        if (chance(10)) {
            return any(2);
        }
        return switch (name) {
            case "a" -> number();
            case "b" -> text();
            case "c" -> map(2);
            case "d" -> list(2);
            case "e" -> strings();
            case "f" -> numbers();
            default -> any(2);
        };
    }

    AttributeValue number() {
        return AttributeValue.fromN(one(NUMBERS));
    }

    AttributeValue text() {
        return Values.s(chance(2) ? "long".repeat(300) : one(TEXTS));
    }

    AttributeValue strings() {
        return AttributeValue.fromSs(random.ints(1 + below(3), 0, TEXTS.size())
                .distinct()
                .mapToObj(TEXTS::get)
                .toList());
    }

    AttributeValue numbers() {
        return AttributeValue.fromNs(random.ints(1 + below(3), 0, 9)
                .distinct()
                .mapToObj(Integer::toString)
                .toList());
    }

    AttributeValue binary() {
        byte[] bytes = new byte[below(3)];
        random.nextBytes(bytes);
        return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    }

    AttributeValue list(int depth) {
        List<AttributeValue> elements = new ArrayList<>();
        for (int i = below(4); i > 0; i--) {
            elements.add(any(depth - 1));
        }
        return AttributeValue.fromL(elements);
    }

    AttributeValue map(int depth) {
        Map<String, AttributeValue> entries = new TreeMap<>();
        if (chance(70)) {
            entries.put("x", chance(70) ? number() : any(depth - 1));
        }
        if (chance(60)) {
            entries.put("y", chance(70) && depth > 0 ? list(depth - 1) : any(depth - 1));
        }
        if (chance(50)) {
            entries.put("z", any(depth - 1));
        }
        return AttributeValue.fromM(entries);
    }

    AttributeValue any(int depth) {
        return switch (below(depth > 0 ? 10 : 8)) {
            case 0, 1 -> text();
            case 2, 3 -> number();
            case 4 -> strings();
            case 5 -> numbers();
            case 6 -> chance(50) ? AttributeValue.fromBool(chance(50)) : AttributeValue.fromNul(true);
            case 7 -> binary();
            case 8 -> list(depth - 1);
            default -> map(depth - 1);
        };
    }
}
