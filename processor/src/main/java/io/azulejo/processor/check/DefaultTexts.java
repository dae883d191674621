package io.azulejo.processor.check;

import io.azulejo.design.ValueType;
import io.azulejo.template.KeyEncoding;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Check that the text of a default is a value of its component's type. */
final class DefaultTexts {

    private DefaultTexts() {}

    /** Returns the reason why the text is no value of the type; null if it is one. */
    static @Nullable String fault(ValueType type, String text) {
        return switch (type) {
            case ValueType.Scalar scalar -> scalar(scalar.kind(), text);
            case ValueType.Time time ->
                parses(KeyEncoding::parseTime, text)
                        ? null
                        : "\"" + text + "\" is no RFC 3339 timestamp such as 2024-01-15T10:30:00Z";
            case ValueType.Converted converted -> fault(converted.as(), text);
            case ValueType.EnumOf anEnum ->
                anEnum.constants().stream().anyMatch(constant -> constant.text().equals(text))
                        ? null
                        : "\"%s\" is none of %s"
                                .formatted(
                                        text,
                                        anEnum.constants().stream()
                                                .map(ValueType.Constant::text)
                                                .collect(Collectors.joining(", ")));
            case ValueType.ListOf list -> "a missing list is read as an empty one";
            case ValueType.SetOf set -> "a missing set is read as an empty one";
            case ValueType.MapOf map -> "a missing map is read as an empty one";
            default -> "a value of this type cannot be written as text; use @Nullable or @Upcast";
        };
    }

    private static @Nullable String scalar(ValueType.Kind kind, String text) {
        return switch (kind) {
            case STRING -> null;
            case BOOLEAN, BOXED_BOOLEAN ->
                text.equals("true") || text.equals("false") ? null : "\"" + text + "\" is neither true nor false";
            case INT, BOXED_INT -> number(Integer::valueOf, text, "an int");
            case LONG, BOXED_LONG -> number(Long::valueOf, text, "a long");
            case DOUBLE, BOXED_DOUBLE ->
                number(BigDecimal::new, text, "a finite double") == null && Double.isFinite(Double.parseDouble(text))
                        ? null
                        : "\"" + text + "\" is not a finite double";
            case BIG_INTEGER -> number(BigInteger::new, text, "a whole number");
            case BIG_DECIMAL -> number(BigDecimal::new, text, "a decimal number");
            case LOCAL_DATE -> parses(LocalDate::parse, text) ? null : "\"" + text + "\" is no date such as 2024-01-15";
            default -> "a value of this type cannot be written as text; use @Nullable or @Upcast";
        };
    }

    private static @Nullable String number(Function<String, ? extends Number> parse, String text, String wanted) {
        try {
            var unused = parse.apply(text);
            return null;
        } catch (NumberFormatException e) {
            return "\"" + text + "\" is not " + wanted;
        }
    }

    private static boolean parses(Function<String, ?> parse, String text) {
        try {
            var unused = parse.apply(text);
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }
}
