package io.azulejo.designtools.document;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.ValueType;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import io.azulejo.template.SortableText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/** Example values made from component types and names, and the keys built from them. */
final class ExampleValues {
    private static final Instant TIMESTAMP = Instant.parse("2024-01-15T10:30:00Z");
    private static final String ULID = "01HM6T5YQ0Z3X8KJ2V7R4N9B1C";

    private final char delimiter;

    ExampleValues(char delimiter) {
        this.delimiter = delimiter;
    }

    /** Returns the value as stored in an item, in JSON. */
    String json(ComponentDefinition component) {
        return json(component, component.type());
    }

    private String json(ComponentDefinition component, ValueType type) {
        return switch (type) {
            case ValueType.Scalar scalar ->
                switch (scalar.stored()) {
                    case "N" -> number(component);
                    case "BOOL" -> "true";
                    default -> quoted(text(component, type));
                };
            case ValueType.EpochSeconds seconds -> Long.toString(TIMESTAMP.getEpochSecond());
            case ValueType.Nested nested ->
                nested.components().stream()
                        .map(inner -> quoted(inner.attribute()) + ": " + json(inner))
                        .collect(Collectors.joining(", ", "{", "}"));
            case ValueType.OneOf oneOf ->
                oneOf.variants().stream()
                        .limit(1)
                        .map(variant -> json(component, variant.form())
                                .replaceFirst(
                                        "\\{",
                                        Matcher.quoteReplacement("{" + quoted(oneOf.discriminator()) + ": "
                                                + quoted(variant.value()) + ", ")))
                        .collect(Collectors.joining());
            case ValueType.ListOf list -> "[" + json(component, list.element()) + "]";
            case ValueType.SetOf set -> "[" + json(component, set.element()) + "]";
            case ValueType.MapOf map -> "{" + quoted("key") + ": " + json(component, map.value()) + "}";
            case ValueType.Converted converted -> json(component, converted.as());
            default -> quoted(text(component, type));
        };
    }

    /** Returns the key that a template builds from the example values. */
    String key(EntityDefinition entity, KeyTemplate template) {
        StringBuilder key = new StringBuilder();
        for (KeySegment segment : template.segments()) {
            switch (segment) {
                case KeySegment.Literal literal -> key.append(literal.text());
                case KeySegment.Shard shard -> key.append('0');
                case KeySegment.Component used ->
                    key.append(entity.component(used.name())
                            .map(component -> segment(component, used.format()))
                            .orElse(used.name()));
            }
        }
        return key.toString();
    }

    String key(EntityDefinition entity, KeySource source) {
        return switch (source) {
            case KeySource.Templated templated -> key(entity, templated.template());
            case KeySource.EntityTypeValue type -> type.values().getFirst();
            case KeySource.PlainAttribute plain ->
                text(plain.component(), plain.component().type());
        };
    }

    private String segment(ComponentDefinition component, KeyFormat format) {
        BigInteger whole = BigInteger.valueOf(7);
        return switch (format.style()) {
            case PAD ->
                format.descending()
                        ? KeyEncoding.padDescending(whole, format.width())
                        : KeyEncoding.pad(whole, format.width());
            case SORTABLE ->
                format.descending()
                        ? KeyEncoding.sortableDescending(new BigDecimal(number(component)))
                        : KeyEncoding.sortable(new BigDecimal(number(component)));
            case DAY -> KeyEncoding.day(TIMESTAMP);
            case MONTH -> KeyEncoding.month(TIMESTAMP);
            case SECONDS -> time(TimePrecision.SECONDS, format.descending());
            case MILLIS -> time(TimePrecision.MILLIS, format.descending());
            case LOWER -> KeyEncoding.text(KeyEncoding.lower(text(component, component.type())), delimiter);
            case UPPER -> KeyEncoding.text(KeyEncoding.upper(text(component, component.type())), delimiter);
            case PARTS -> text(component, component.type());
            case PLAIN ->
                component.type() instanceof ValueType.Time time
                        ? time(time.precision(), format.descending())
                        : KeyEncoding.text(text(component, component.type()), delimiter);
        };
    }

    private static String time(TimePrecision precision, boolean descending) {
        return descending ? KeyEncoding.timeDescending(TIMESTAMP, precision) : KeyEncoding.time(TIMESTAMP, precision);
    }

    private static String number(ComponentDefinition component) {
        String name = component.name().toLowerCase(Locale.ROOT);
        boolean money = name.contains("price") || name.contains("amount") || name.contains("cost");
        return money ? "2500.5" : component.role() == ComponentDefinition.Role.VERSION ? "1" : "7";
    }

    private static String text(ComponentDefinition component, ValueType type) {
        return switch (type) {
            case ValueType.Time time -> KeyEncoding.time(TIMESTAMP, time.precision());
            case ValueType.EnumOf anEnum ->
                anEnum.constants().stream()
                        .map(ValueType.Constant::text)
                        .findFirst()
                        .orElse(component.name());
            case ValueType.Converted converted -> text(component, converted.as());
            case ValueType.Scalar scalar -> scalar(component, scalar.kind());
            default -> named(component.name());
        };
    }

    private static String scalar(ComponentDefinition component, ValueType.Kind kind) {
        if (kind.number()) {
            return number(component);
        }
        return switch (kind) {
            case LOCAL_DATE -> KeyEncoding.day(LocalDate.of(2024, 1, 15));
            case LOCAL_DATE_TIME -> SortableText.write(LocalDateTime.ofInstant(TIMESTAMP, ZoneOffset.UTC));
            case OFFSET_DATE_TIME -> SortableText.write(TIMESTAMP.atOffset(ZoneOffset.ofHours(1)));
            case ZONED_DATE_TIME -> SortableText.write(TIMESTAMP.atZone(ZoneId.of("Europe/Lisbon")));
            case YEAR_MONTH -> "2024-01";
            case YEAR -> "2024";
            case UUID -> "0190a5f8-7c1e-7cc0-8a3e-5b7f2d9c1e44";
            case URI -> "https://example.com/picture.jpg";
            case BOOLEAN, BOXED_BOOLEAN -> "true";
            default ->
                component.role() == ComponentDefinition.Role.GENERATED_ID
                        ? component.argument() + ULID
                        : named(component.name());
        };
    }

    private static String named(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.contains("email")) {
            return "ana@example.com";
        }
        if (lower.contains("username") || lower.contains("author") || lower.equals("handle")) {
            return "ana_lima";
        }
        if (lower.contains("hash")) {
            return "$argon2id$...";
        }
        if (lower.contains("slug")) {
            return "my-first-post";
        }
        if (lower.contains("url")) {
            return "https://example.com/picture.jpg";
        }
        if (lower.equals("cnpj") || lower.endsWith("cnpj")) {
            return "12.345.678/0001-95";
        }
        if (lower.equals("cpf")) {
            return "123.456.789-09";
        }
        if (lower.equals("id") || name.endsWith("Id") || name.endsWith("ID") || lower.endsWith("sub")) {
            return "01HM6T5Y";
        }
        return lower.isEmpty()
                ? "text"
                : "some " + name.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    }

    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
