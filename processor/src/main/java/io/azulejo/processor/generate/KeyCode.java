package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.ValueType.Kind;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import io.azulejo.template.SortableText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.YearMonth;
import java.util.function.Function;

/** Generator of code that builds keys from values. */
final class KeyCode {
    // Characters that occur in numbers and times. If one of them is the delimiter, those values are encoded too.
    private static final String PUNCTUATION = "-.:+~";

    private final GeneratedNames names;
    private final char delimiter;

    KeyCode(GeneratedNames names, char delimiter) {
        this.names = names;
        this.delimiter = delimiter;
    }

    /**
     * Returns the key as an expression of type String.
     *
     * @param value returns the expression for the value of a component
     */
    CodeBlock key(KeyTemplate template, EntityDefinition entity, Function<String, CodeBlock> value) {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean first = true;
        boolean text = false;
        for (KeySegment segment : template.segments()) {
            if (!first) {
                code.add(" + ");
            }
            first = false;
            switch (segment) {
                case KeySegment.Literal literal -> {
                    code.add("$S", literal.text());
                    text = true;
                }
                case KeySegment.Shard shard -> code.add(text ? "$L" : "$T.toString($L)", shardArguments(text));
                case KeySegment.Component component -> {
                    ComponentDefinition definition =
                            entity.component(component.name()).orElseThrow();
                    code.add(encoded(definition.type(), component.format(), value.apply(component.name())));
                    text = true;
                }
            }
        }
        return code.build();
    }

    private static Object[] shardArguments(boolean text) {
        return text ? new Object[] {"shard"} : new Object[] {Integer.class, "shard"};
    }

    /** Returns the expression for one value within a key. */
    CodeBlock encoded(ValueType type, KeyFormat format, CodeBlock value) {
        return switch (type) {
            case ValueType.Converted converted ->
                encoded(
                        converted.as(),
                        format,
                        CodeBlock.of("$T.CONVERTER.stored($L)", names.codec(converted.converter()), value));
            case ValueType.EnumOf anEnum -> text(CodeBlock.of("$T.text($L)", names.codec(anEnum.type()), value));
            case ValueType.Time time -> guarded(time(time.precision(), format, value));
            case ValueType.Scalar scalar -> scalar(scalar.kind(), format, value);
            default -> throw new IllegalStateException("Not in a key: " + type);
        };
    }

    private CodeBlock scalar(Kind kind, KeyFormat format, CodeBlock value) {
        if (kind == Kind.STRING) {
            return format.style() == KeyFormat.Style.PARTS ? value : text(letters(format, value));
        }
        if (kind == Kind.LOCAL_DATE) {
            return guarded(
                    format.style() == KeyFormat.Style.MONTH
                            ? CodeBlock.of("$T.month($T.from($L))", KeyEncoding.class, YearMonth.class, value)
                            : CodeBlock.of("$T.day($L)", KeyEncoding.class, value));
        }
        if (kind.time() && kind != Kind.DURATION) {
            return text(CodeBlock.of("$T.write($L)", SortableText.class, value));
        }
        if (kind == Kind.UUID || kind == Kind.URI) {
            return text(CodeBlock.of("$L.toString()", value));
        }
        return switch (format.style()) {
            case PAD ->
                format.descending()
                        ? CodeBlock.of(
                                "$T.padDescending($L, $L)", KeyEncoding.class, bigInteger(kind, value), format.width())
                        : CodeBlock.of("$T.pad($L, $L)", KeyEncoding.class, value, format.width());
            case SORTABLE ->
                guarded(CodeBlock.of(
                        "$T.$L($L)",
                        KeyEncoding.class,
                        format.descending() ? "sortableDescending" : "sortable",
                        bigDecimal(kind, value)));
            default ->
                guarded(
                        kind == Kind.BIG_DECIMAL || kind == Kind.DURATION
                                ? CodeBlock.of("$L.toPlainString()", bigDecimal(kind, value))
                                : CodeBlock.of("$T.valueOf($L)", String.class, value));
        };
    }

    /** Returns the expression for a text in the case of the format. */
    static CodeBlock letters(KeyFormat format, CodeBlock value) {
        return switch (format.style()) {
            case LOWER -> CodeBlock.of("$T.lower($L)", KeyEncoding.class, value);
            case UPPER -> CodeBlock.of("$T.upper($L)", KeyEncoding.class, value);
            default -> value;
        };
    }

    private static CodeBlock time(TimePrecision own, KeyFormat format, CodeBlock value) {
        return switch (format.style()) {
            case DAY -> CodeBlock.of("$T.day($L)", KeyEncoding.class, value);
            case MONTH -> CodeBlock.of("$T.month($L)", KeyEncoding.class, value);
            default ->
                CodeBlock.of(
                        "$T.$L($L, $T.$L)",
                        KeyEncoding.class,
                        format.descending() ? "timeDescending" : "time",
                        value,
                        TimePrecision.class,
                        precision(own, format));
        };
    }

    private static TimePrecision precision(TimePrecision own, KeyFormat format) {
        return switch (format.style()) {
            case SECONDS -> TimePrecision.SECONDS;
            case MILLIS -> TimePrecision.MILLIS;
            default -> own;
        };
    }

    private static CodeBlock bigInteger(Kind kind, CodeBlock value) {
        return kind == Kind.BIG_INTEGER ? value : CodeBlock.of("$T.valueOf($L)", BigInteger.class, value);
    }

    private static CodeBlock bigDecimal(Kind kind, CodeBlock value) {
        return switch (kind) {
            case BIG_DECIMAL -> value;
            case BIG_INTEGER -> CodeBlock.of("new $T($L)", BigDecimal.class, value);
            case DURATION -> CodeBlock.of("$T.seconds($L)", SortableText.class, value);
            // Not as a double, which is another number.
            case FLOAT, BOXED_FLOAT -> CodeBlock.of("new $T($T.toString($L))", BigDecimal.class, Float.class, value);
            default -> CodeBlock.of("$T.valueOf($L)", BigDecimal.class, value);
        };
    }

    private CodeBlock guarded(CodeBlock text) {
        return PUNCTUATION.indexOf(delimiter) < 0 ? text : text(text);
    }

    private CodeBlock text(CodeBlock value) {
        return CodeBlock.of("$T.text($L, $L)", KeyEncoding.class, value, character(delimiter));
    }

    /** Returns a character literal. */
    static String character(char c) {
        return c == '\'' || c == '\\' ? "'\\" + c + "'" : "'" + c + "'";
    }
}
