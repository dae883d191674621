package io.azulejo.toolkit.codec;

import io.azulejo.annotation.Converter;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.SortableText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Codecs of the built-in types, and codecs composed of other codecs. All are thread-safe. */
public final class Codecs {
    public static final ValueCodec<String> STRING = ofText(text -> text, "a string", text -> text);
    public static final ValueCodec<Boolean> BOOLEAN =
            of(AttributeValue::fromBool, value -> present(value.bool(), value, "a boolean"));
    public static final ValueCodec<Short> SHORT = number(Short::valueOf);
    public static final ValueCodec<Integer> INTEGER = number(Integer::valueOf);
    public static final ValueCodec<Long> LONG = number(Long::valueOf);
    public static final ValueCodec<Float> FLOAT =
            of(value -> finite(Float.isFinite(value), value), value -> parsed(value, Float::valueOf));
    public static final ValueCodec<Double> DOUBLE =
            of(value -> finite(Double.isFinite(value), value), value -> parsed(value, Double::valueOf));
    public static final ValueCodec<BigInteger> BIG_INTEGER = number(BigInteger::new);
    public static final ValueCodec<BigDecimal> BIG_DECIMAL =
            of(value -> AttributeValue.fromN(value.toPlainString()), value -> parsed(value, BigDecimal::new));
    public static final ValueCodec<Instant> INSTANT_SECONDS = time(TimePrecision.SECONDS);
    public static final ValueCodec<Instant> INSTANT_MILLIS = time(TimePrecision.MILLIS);
    public static final ValueCodec<Instant> EPOCH_SECONDS = of(
            value -> AttributeValue.fromN(Long.toString(value.getEpochSecond())),
            value -> Instant.ofEpochSecond(parsed(value, Long::valueOf)));
    public static final ValueCodec<LocalDate> LOCAL_DATE =
            text(KeyEncoding::day, LocalDate::parse, "a date such as 2024-01-15");
    public static final ValueCodec<LocalDateTime> LOCAL_DATE_TIME =
            text(SortableText::write, SortableText::dateTime, "a date and time such as 2024-01-15T10:30:00.000000000");
    public static final ValueCodec<OffsetDateTime> OFFSET_DATE_TIME = text(
            SortableText::write,
            SortableText::offsetDateTime,
            "a time and offset such as 2024-01-15T08:30:00.000000000Z+02:00");
    public static final ValueCodec<ZonedDateTime> ZONED_DATE_TIME = text(
            SortableText::write,
            SortableText::zonedDateTime,
            "a time and zone such as 2024-01-15T08:30:00.000000000Z[Europe/Lisbon]");
    public static final ValueCodec<YearMonth> YEAR_MONTH =
            text(SortableText::write, YearMonth::parse, "a month such as 2024-01");
    public static final ValueCodec<Year> YEAR = text(SortableText::write, SortableText::year, "a year such as 2024");
    /** Stores seconds; also reads the text form of ISO 8601. */
    public static final ValueCodec<Duration> DURATION =
            of(value -> AttributeValue.fromN(SortableText.seconds(value).toPlainString()), Codecs::duration);

    public static final ValueCodec<URI> URI = ofText(java.net.URI::toString, "a URI", Codecs::uri);
    public static final ValueCodec<UUID> UUID = text(java.util.UUID::toString, Codecs::uuid, "a UUID");
    public static final ValueCodec<byte[]> BYTES = of(
            value -> AttributeValue.fromB(SdkBytes.fromByteArray(value)),
            value -> present(value.b(), value, "binary").asByteArray());

    public static final ValueCodec<Set<String>> STRING_SET =
            of(values -> AttributeValue.fromSs(List.copyOf(values)), value -> {
                requireType(value.hasSs(), value, "a string set");
                return Collections.unmodifiableSet(new LinkedHashSet<>(value.ss()));
            });
    public static final ValueCodec<Set<byte[]>> BYTES_SET = of(
            values -> AttributeValue.fromBs(
                    values.stream().map(SdkBytes::fromByteArray).toList()),
            value -> {
                requireType(value.hasBs(), value, "a binary set");
                Set<byte[]> set = new LinkedHashSet<>();
                value.bs().forEach(bytes -> set.add(bytes.asByteArray()));
                return set;
            });

    private Codecs() {}

    public static <T> ValueCodec<List<T>> listOf(ValueCodec<T> element) {
        return ofElements(
                element,
                Codecs::listOf,
                values -> {
                    List<AttributeValue> encoded = new ArrayList<>(values.size());
                    for (T value : values) {
                        encoded.add(element.encode(element(value, "the list")));
                    }
                    return AttributeValue.fromL(encoded);
                },
                value -> {
                    requireType(value.hasL(), value, "a list");
                    List<T> decoded = new ArrayList<>(value.l().size());
                    for (AttributeValue each : value.l()) {
                        decoded.add(element.decode(each));
                    }
                    return List.copyOf(decoded);
                });
    }

    public static <T> ValueCodec<Map<String, T>> mapOf(ValueCodec<T> element) {
        return ofElements(
                element,
                Codecs::mapOf,
                values -> {
                    Map<String, AttributeValue> encoded = HashMap.newHashMap(values.size());
                    values.forEach((key, value) -> encoded.put(key, element.encode(element(value, "the map"))));
                    return AttributeValue.fromM(encoded);
                },
                value -> {
                    requireType(value.hasM(), value, "a map");
                    Map<String, T> decoded =
                            LinkedHashMap.newLinkedHashMap(value.m().size());
                    value.m().forEach((key, each) -> decoded.put(key, element.decode(each)));
                    return Collections.unmodifiableMap(decoded);
                });
    }

    /** Returns a codec for sets of elements that are stored as numbers, such as {@link #LONG}. */
    public static <T> ValueCodec<Set<T>> numberSetOf(ValueCodec<T> element) {
        return ofElements(
                element,
                Codecs::numberSetOf,
                values -> AttributeValue.fromNs(
                        values.stream().map(value -> element.encode(value).n()).toList()),
                value -> {
                    requireType(value.hasNs(), value, "a number set");
                    Set<T> decoded = new LinkedHashSet<>();
                    value.ns().forEach(digits -> decoded.add(element.decode(AttributeValue.fromN(digits))));
                    return Collections.unmodifiableSet(decoded);
                });
    }

    /** Returns a codec for sets of elements that are stored as strings, such as enums. */
    public static <T> ValueCodec<Set<T>> stringSetOf(ValueCodec<T> element) {
        return ofElements(
                element,
                Codecs::stringSetOf,
                values -> AttributeValue.fromSs(
                        values.stream().map(value -> element.encode(value).s()).toList()),
                value -> {
                    requireType(value.hasSs(), value, "a string set");
                    Set<T> decoded = new LinkedHashSet<>();
                    value.ss().forEach(text -> decoded.add(element.decode(AttributeValue.fromS(text))));
                    return Collections.unmodifiableSet(decoded);
                });
    }

    /** Returns a codec for sets of elements that a converter stores as binary values. */
    public static <T> ValueCodec<Set<T>> binarySetOf(ValueCodec<T> element) {
        return ofElements(
                element,
                Codecs::binarySetOf,
                values -> AttributeValue.fromBs(
                        values.stream().map(value -> element.encode(value).b()).toList()),
                value -> {
                    requireType(value.hasBs(), value, "a binary set");
                    Set<T> decoded = new LinkedHashSet<>();
                    value.bs().forEach(bytes -> decoded.add(element.decode(AttributeValue.fromB(bytes))));
                    return Collections.unmodifiableSet(decoded);
                });
    }

    /** Returns a map attribute with one more entry: the discriminator of a sealed interface. */
    public static AttributeValue tagged(AttributeValue map, String attribute, String value) {
        Map<String, AttributeValue> attributes = new HashMap<>(map.m());
        attributes.put(attribute, AttributeValue.fromS(value));
        return AttributeValue.fromM(attributes);
    }

    /** Returns the attributes of a map attribute. */
    public static Map<String, AttributeValue> map(AttributeValue value) {
        requireType(value.hasM(), value, "a map");
        return value.m();
    }

    /** Returns a codec that stores each enum constant as its text. */
    public static <T extends Enum<T>> ValueCodec<T> enumOf(T[] constants, Function<T, String> text) {
        Map<String, T> byText = LinkedHashMap.newLinkedHashMap(constants.length);
        for (T constant : constants) {
            byText.put(text.apply(constant), constant);
        }
        return ofText(text, "a string", stored -> {
            T constant = byText.get(stored);
            if (constant == null) {
                throw new UnreadableValueException("'" + stored + "' is none of " + byText.keySet());
            }
            return constant;
        });
    }

    public static <T, S> ValueCodec<T> converted(Converter<T, S> converter, ValueCodec<S> stored) {
        return new ValueCodec<>() {
            @Override
            public AttributeValue encode(T value) {
                return stored.encode(converter.stored(value));
            }

            @Override
            public T decode(AttributeValue value) {
                return converter.value(stored.decode(value));
            }

            @Override
            public T decodeText(String text) {
                return converter.value(stored.decodeText(text));
            }

            @Override
            public T decodeMap(Map<String, AttributeValue> attributes) {
                return converter.value(stored.decodeMap(attributes));
            }
        };
    }

    /** Returns a codec that reads an unknown text as the given value, for enums. Other types stay unreadable. */
    public static <T> ValueCodec<T> orUnknown(ValueCodec<T> codec, T unknown) {
        return new ValueCodec<>() {
            @Override
            public AttributeValue encode(T value) {
                return codec.encode(value);
            }

            @Override
            public T decode(AttributeValue value) {
                return decodeText(STRING.decode(value));
            }

            @Override
            public T decodeText(String text) {
                try {
                    return codec.decodeText(text);
                } catch (UnreadableValueException e) {
                    return unknown;
                }
            }
        };
    }

    /** Returns the codec of a collection. {@code again} creates it with another codec of its elements. */
    private static <C, T> ValueCodec<C> ofElements(
            ValueCodec<T> element,
            Function<ValueCodec<T>, ValueCodec<C>> again,
            Function<C, AttributeValue> encode,
            Function<AttributeValue, C> decode) {
        return new ValueCodec<>() {
            @Override
            public AttributeValue encode(C value) {
                return encode.apply(value);
            }

            @Override
            public C decode(AttributeValue value) {
                return decode.apply(value);
            }

            @Override
            public ValueCodec<C> bound(Converters converters) {
                ValueCodec<T> bound = element.bound(converters);
                return bound.equals(element) ? this : again.apply(bound);
            }
        };
    }

    public static <T> ValueCodec<T> of(Function<T, AttributeValue> encode, Function<AttributeValue, T> decode) {
        return new ValueCodec<>() {
            @Override
            public AttributeValue encode(T value) {
                return encode.apply(value);
            }

            @Override
            public T decode(AttributeValue value) {
                return decode.apply(value);
            }
        };
    }

    private static <T> ValueCodec<T> number(Function<String, T> parse) {
        return of(value -> AttributeValue.fromN(value.toString()), value -> parsed(value, parse));
    }

    private static ValueCodec<Instant> time(TimePrecision precision) {
        return text(value -> KeyEncoding.time(value, precision), KeyEncoding::parseTime, "an RFC 3339 timestamp");
    }

    private static <T> ValueCodec<T> text(Function<T, String> write, Function<String, T> parse, String wanted) {
        return ofText(write, wanted, text -> {
            try {
                return parse.apply(text);
            } catch (DateTimeException e) {
                throw new UnreadableValueException("not " + wanted + ": " + text, e);
            }
        });
    }

    private static <T> ValueCodec<T> ofText(Function<T, String> write, String wanted, Function<String, T> read) {
        return new ValueCodec<>() {
            @Override
            public AttributeValue encode(T value) {
                return AttributeValue.fromS(write.apply(value));
            }

            @Override
            public T decode(AttributeValue value) {
                return read.apply(text(value, wanted));
            }

            @Override
            public T decodeText(String text) {
                return read.apply(text);
            }
        };
    }

    private static AttributeValue finite(boolean finite, Number value) {
        if (!finite) {
            throw new UnwritableValueException(value + " is not a number that DynamoDB stores");
        }
        return AttributeValue.fromN(value.toString());
    }

    private static <T> T element(@Nullable T value, String collection) {
        if (value == null) {
            throw new UnwritableValueException(collection + " contains null");
        }
        return value;
    }

    private static Duration duration(AttributeValue value) {
        try {
            return value.s() == null
                    ? SortableText.duration(parsed(value, BigDecimal::new))
                    : Duration.parse(value.s());
        } catch (ArithmeticException | DateTimeException e) {
            throw new UnreadableValueException(
                    "not a duration in seconds: " + (value.s() == null ? value.n() : value.s()), e);
        }
    }

    private static URI uri(String text) {
        try {
            return java.net.URI.create(text);
        } catch (IllegalArgumentException e) {
            throw new UnreadableValueException("not a URI: " + text, e);
        }
    }

    private static UUID uuid(String text) {
        try {
            return java.util.UUID.fromString(text);
        } catch (IllegalArgumentException e) {
            throw new UnreadableValueException("not a UUID: " + text, e);
        }
    }

    private static <T> T parsed(AttributeValue value, Function<String, T> parse) {
        String digits = present(value.n(), value, "a number");
        try {
            return parse.apply(digits);
        } catch (NumberFormatException e) {
            throw new UnreadableValueException("the component's type cannot hold the number " + digits, e);
        }
    }

    private static String text(AttributeValue value, String wanted) {
        return present(value.s(), value, wanted);
    }

    private static <T> T present(@Nullable T content, AttributeValue value, String wanted) {
        requireType(content != null, value, wanted);
        return Objects.requireNonNull(content);
    }

    private static void requireType(boolean right, AttributeValue value, String wanted) {
        if (!right) {
            throw new UnreadableValueException("should be " + wanted + " but is of type " + value.type());
        }
    }
}
