package io.azulejo.toolkit.codec;

import io.azulejo.spi.LazyItem;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.KeyTemplate;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Accessors for typed attribute values, called by generated {@code fromItem} methods. If an attribute is missing or has
 * the wrong type, they throw an {@link UnreadableValueException} that names it. If it is missing or NULL, the
 * {@code …OrNull} methods return null, and the collection methods an empty collection. Pure functions.
 */
public final class Items {

    private Items() {}

    public static String string(Map<String, AttributeValue> item, String attribute) {
        return required(stringOrNull(item, attribute), attribute);
    }

    public static @Nullable String stringOrNull(Map<String, AttributeValue> item, String attribute) {
        if (item instanceof LazyItem direct) {
            int place = direct.find(attribute);
            if (place < 0) {
                return null;
            }
            if (direct.type(place) == AttributeValue.Type.S) {
                return direct.text(place);
            }
        }
        AttributeValue value = stored(item, attribute);
        if (value == null) {
            return null;
        }
        String text = value.s();
        if (text == null) {
            throw wrongType(attribute, "a string", value);
        }
        return text;
    }

    /** Returns false if the attribute is missing. */
    public static boolean booleanValue(Map<String, AttributeValue> item, String attribute) {
        return Boolean.TRUE.equals(booleanOrNull(item, attribute));
    }

    public static @Nullable Boolean booleanOrNull(Map<String, AttributeValue> item, String attribute) {
        if (item instanceof LazyItem direct) {
            int place = direct.find(attribute);
            if (place < 0) {
                return null;
            }
            if (direct.type(place) == AttributeValue.Type.BOOL) {
                return direct.bool(place);
            }
        }
        AttributeValue value = stored(item, attribute);
        if (value == null) {
            return null;
        }
        if (value.bool() == null) {
            throw wrongType(attribute, "a boolean", value);
        }
        return value.bool();
    }

    public static int intValue(Map<String, AttributeValue> item, String attribute) {
        return required(number(item, attribute, Integer::valueOf), attribute);
    }

    public static @Nullable Integer intOrNull(Map<String, AttributeValue> item, String attribute) {
        return number(item, attribute, Integer::valueOf);
    }

    public static long longValue(Map<String, AttributeValue> item, String attribute) {
        return required(number(item, attribute, Long::valueOf), attribute);
    }

    public static @Nullable Long longOrNull(Map<String, AttributeValue> item, String attribute) {
        return number(item, attribute, Long::valueOf);
    }

    public static double doubleValue(Map<String, AttributeValue> item, String attribute) {
        return required(number(item, attribute, Double::valueOf), attribute);
    }

    public static @Nullable Double doubleOrNull(Map<String, AttributeValue> item, String attribute) {
        return number(item, attribute, Double::valueOf);
    }

    public static BigDecimal bigDecimal(Map<String, AttributeValue> item, String attribute) {
        return required(number(item, attribute, BigDecimal::new), attribute);
    }

    public static @Nullable BigDecimal bigDecimalOrNull(Map<String, AttributeValue> item, String attribute) {
        return number(item, attribute, BigDecimal::new);
    }

    public static BigInteger bigInteger(Map<String, AttributeValue> item, String attribute) {
        return required(number(item, attribute, BigInteger::new), attribute);
    }

    public static @Nullable BigInteger bigIntegerOrNull(Map<String, AttributeValue> item, String attribute) {
        return number(item, attribute, BigInteger::new);
    }

    /** Returns the version; 0 if the attribute is missing. */
    public static long version(Map<String, AttributeValue> item, String attribute) {
        Long version = longOrNull(item, attribute);
        return version == null ? 0 : version;
    }

    /** Reads any RFC 3339 timestamp. */
    public static Instant instant(Map<String, AttributeValue> item, String attribute) {
        return required(instantOrNull(item, attribute), attribute);
    }

    public static @Nullable Instant instantOrNull(Map<String, AttributeValue> item, String attribute) {
        String text = stringOrNull(item, attribute);
        if (text == null) {
            return null;
        }
        try {
            return KeyEncoding.parseTime(text);
        } catch (DateTimeException e) {
            throw UnreadableValueException.of(attribute, ": not an RFC 3339 timestamp: " + text, e);
        }
    }

    /** Reads epoch seconds, the format of TTL attributes. */
    public static Instant epochSeconds(Map<String, AttributeValue> item, String attribute) {
        return Instant.ofEpochSecond(longValue(item, attribute));
    }

    public static @Nullable Instant epochSecondsOrNull(Map<String, AttributeValue> item, String attribute) {
        Long seconds = longOrNull(item, attribute);
        return seconds == null ? null : Instant.ofEpochSecond(seconds);
    }

    public static LocalDate localDate(Map<String, AttributeValue> item, String attribute) {
        return required(localDateOrNull(item, attribute), attribute);
    }

    public static @Nullable LocalDate localDateOrNull(Map<String, AttributeValue> item, String attribute) {
        return valueOrNull(item, attribute, Codecs.LOCAL_DATE);
    }

    public static byte[] bytes(Map<String, AttributeValue> item, String attribute) {
        return value(item, attribute, Codecs.BYTES);
    }

    public static byte @Nullable [] bytesOrNull(Map<String, AttributeValue> item, String attribute) {
        return valueOrNull(item, attribute, Codecs.BYTES);
    }

    /** Reads a value of any type that has a codec: enums, nested records, converted values. */
    public static <T> T value(Map<String, AttributeValue> item, String attribute, ValueCodec<T> codec) {
        return required(valueOrNull(item, attribute, codec), attribute);
    }

    public static <T> @Nullable T valueOrNull(Map<String, AttributeValue> item, String attribute, ValueCodec<T> codec) {
        try {
            if (item instanceof LazyItem direct) {
                int place = direct.find(attribute);
                if (place < 0) {
                    return null;
                }
                AttributeValue.Type type = direct.type(place);
                if (type == AttributeValue.Type.S) {
                    return codec.decodeText(direct.text(place));
                }
                if (type == AttributeValue.Type.M) {
                    return codec.decodeMap(direct.map(place));
                }
            }
            AttributeValue value = stored(item, attribute);
            return value == null ? null : codec.decode(value);
        } catch (UnreadableValueException e) {
            throw e.in(attribute);
        } catch (RuntimeException e) {
            // A converter or the constructor of a nested record refuses the value.
            throw UnreadableValueException.of(attribute, ": " + e, e);
        }
    }

    /** Returns the value, or the default for a missing one. */
    public static <T> T orDefault(@Nullable T value, T otherwise) {
        return value == null ? otherwise : value;
    }

    /** Returns the first of an attribute's names that the item has; the first name if it has none of them. */
    public static String nameIn(Map<String, AttributeValue> item, String name, String... aliases) {
        if (!has(item, name)) {
            for (String alias : aliases) {
                if (has(item, alias)) {
                    return alias;
                }
            }
        }
        return name;
    }

    /** Returns whether the item has the attribute and it is not NULL. */
    public static boolean has(Map<String, AttributeValue> item, String attribute) {
        if (item instanceof LazyItem direct) {
            int place = direct.find(attribute);
            return place >= 0 && direct.type(place) != AttributeValue.Type.NUL;
        }
        return stored(item, attribute) != null;
    }

    /** Returns the text, or the one in the key for a missing one. */
    public static String orFromKey(
            @Nullable String text,
            Map<String, AttributeValue> item,
            String attribute,
            KeyTemplate template,
            char delimiter,
            String component) {
        return text == null ? fromKey(item, attribute, template, delimiter, component) : text;
    }

    /** Empty for a missing attribute. */
    public static <T> List<T> list(Map<String, AttributeValue> item, String attribute, ValueCodec<List<T>> codec) {
        List<T> list = valueOrNull(item, attribute, codec);
        return list == null ? List.of() : list;
    }

    /** Empty for a missing attribute. */
    public static <T> Set<T> set(Map<String, AttributeValue> item, String attribute, ValueCodec<Set<T>> codec) {
        Set<T> set = valueOrNull(item, attribute, codec);
        return set == null ? Set.of() : set;
    }

    /** Empty for a missing attribute. */
    public static <T> Map<String, T> map(
            Map<String, AttributeValue> item, String attribute, ValueCodec<Map<String, T>> codec) {
        Map<String, T> map = valueOrNull(item, attribute, codec);
        return map == null ? Map.of() : map;
    }

    /** Returns the text of a {@code @FromKey} component, extracted from the key attribute with its template. */
    public static String fromKey(
            Map<String, AttributeValue> item,
            String attribute,
            KeyTemplate template,
            char delimiter,
            String component) {
        String key = string(item, attribute);
        String text = template.text(component, key, delimiter);
        if (text == null) {
            throw UnreadableValueException.of(
                    attribute, ": the key " + key + " does not match the template " + template);
        }
        return text;
    }

    /** Returns whether the key attribute is present and matches the template. */
    public static boolean keyMatches(
            Map<String, AttributeValue> item, String attribute, KeyTemplate template, char delimiter) {
        String key = textOrNull(item, attribute);
        return key != null && template.matches(key, delimiter);
    }

    /**
     * Returns whether the key attribute is present and matches the template, with no delimiter inside a value: for
     * entities whose keys differ only in the number of segments.
     */
    public static boolean keyWrittenBy(
            Map<String, AttributeValue> item, String attribute, KeyTemplate template, char delimiter) {
        String key = textOrNull(item, attribute);
        return key != null && template.wrote(key, delimiter);
    }

    /** Returns the text of a key or of an entity type; null if the attribute is missing or not a string. */
    public static @Nullable String textOrNull(Map<String, AttributeValue> item, String attribute) {
        if (item instanceof LazyItem direct) {
            int place = direct.find(attribute);
            return place >= 0 && direct.type(place) == AttributeValue.Type.S ? direct.text(place) : null;
        }
        AttributeValue value = item.get(attribute);
        return value == null ? null : value.s();
    }

    private static <T> T required(@Nullable T value, String attribute) {
        if (value == null) {
            throw UnreadableValueException.missing(attribute);
        }
        return value;
    }

    private static <T> @Nullable T number(
            Map<String, AttributeValue> item, String attribute, Function<String, T> parse) {
        String digits = digits(item, attribute);
        if (digits == null) {
            return null;
        }
        try {
            return parse.apply(digits);
        } catch (NumberFormatException e) {
            throw UnreadableValueException.of(attribute, ": the component's type cannot hold the number " + digits, e);
        }
    }

    private static @Nullable String digits(Map<String, AttributeValue> item, String attribute) {
        if (item instanceof LazyItem direct) {
            int place = direct.find(attribute);
            if (place < 0) {
                return null;
            }
            if (direct.type(place) == AttributeValue.Type.N) {
                return direct.text(place);
            }
        }
        AttributeValue value = stored(item, attribute);
        if (value == null) {
            return null;
        }
        if (value.n() == null) {
            throw wrongType(attribute, "a number", value);
        }
        return value.n();
    }

    private static @Nullable AttributeValue stored(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
    }

    private static UnreadableValueException wrongType(String attribute, String wanted, AttributeValue value) {
        return UnreadableValueException.of(attribute, " should be " + wanted + " but is of type " + value.type());
    }
}
