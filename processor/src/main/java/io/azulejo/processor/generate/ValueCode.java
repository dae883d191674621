package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DefaultDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.ValueType.Kind;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.template.KeyEncoding;

/** Generator of code that converts values to attribute values and back. */
final class ValueCode {
    private final GeneratedNames names;

    ValueCode(GeneratedNames names) {
        this.names = names;
    }

    /** Returns the codec of a type. */
    CodeBlock codec(ValueType type) {
        return switch (type) {
            case ValueType.Scalar scalar -> CodeBlock.of("$T.$L", Toolkit.CODECS, constant(scalar.kind()));
            case ValueType.Time time ->
                CodeBlock.of(
                        "$T.$L",
                        Toolkit.CODECS,
                        time.precision() == TimePrecision.SECONDS ? "INSTANT_SECONDS" : "INSTANT_MILLIS");
            case ValueType.EpochSeconds seconds -> CodeBlock.of("$T.EPOCH_SECONDS", Toolkit.CODECS);
            case ValueType.EnumOf anEnum -> CodeBlock.of("$T.INSTANCE", names.codec(anEnum.type()));
            case ValueType.Nested nested -> CodeBlock.of("$T.INSTANCE", names.codec(nested.type()));
            case ValueType.Converted converted -> CodeBlock.of("$T.INSTANCE", names.codec(converted.converter()));
            case ValueType.OneOf oneOf -> CodeBlock.of("$T.INSTANCE", names.codec(oneOf.type()));
            case ValueType.ListOf list -> CodeBlock.of("$T.listOf($L)", Toolkit.CODECS, codec(list.element()));
            case ValueType.MapOf map -> CodeBlock.of("$T.mapOf($L)", Toolkit.CODECS, codec(map.value()));
            case ValueType.SetOf set -> setCodec(set);
        };
    }

    private CodeBlock setCodec(ValueType.SetOf set) {
        if (set.element().equals(new ValueType.Scalar(Kind.STRING))) {
            return CodeBlock.of("$T.STRING_SET", Toolkit.CODECS);
        }
        return switch (set.element().stored()) {
            case "N" -> CodeBlock.of("$T.numberSetOf($L)", Toolkit.CODECS, codec(set.element()));
            case "B" ->
                set.element() instanceof ValueType.Converted
                        ? CodeBlock.of("$T.binarySetOf($L)", Toolkit.CODECS, codec(set.element()))
                        : CodeBlock.of("$T.BYTES_SET", Toolkit.CODECS);
            default -> CodeBlock.of("$T.stringSetOf($L)", Toolkit.CODECS, codec(set.element()));
        };
    }

    private static String constant(Kind kind) {
        return switch (kind) {
            case STRING -> "STRING";
            case BOOLEAN, BOXED_BOOLEAN -> "BOOLEAN";
            case INT, BOXED_INT -> "INTEGER";
            case LONG, BOXED_LONG -> "LONG";
            case DOUBLE, BOXED_DOUBLE -> "DOUBLE";
            case SHORT, BOXED_SHORT -> "SHORT";
            case FLOAT, BOXED_FLOAT -> "FLOAT";
            case BIG_INTEGER,
                    BIG_DECIMAL,
                    LOCAL_DATE,
                    LOCAL_DATE_TIME,
                    OFFSET_DATE_TIME,
                    ZONED_DATE_TIME,
                    YEAR_MONTH,
                    YEAR,
                    DURATION,
                    UUID,
                    URI,
                    BYTES -> kind.name();
        };
    }

    /** Returns whether the codec contains other codecs or an injected converter, so that it should be a field. */
    static boolean composite(ValueType type) {
        if (!type.injectedConverters().isEmpty()) {
            return true;
        }
        return switch (type) {
            case ValueType.ListOf list -> true;
            case ValueType.MapOf map -> true;
            case ValueType.SetOf set -> !set.element().equals(new ValueType.Scalar(Kind.STRING));
            default -> false;
        };
    }

    /** Returns the codec of a component: a constant of the generated class, or a predefined codec. */
    CodeBlock codec(ComponentDefinition component) {
        return composite(component.type()) ? CodeBlock.of("$L", codecConstant(component)) : codec(component.type());
    }

    static String codecConstant(ComponentDefinition component) {
        return GeneratedNames.constant(component.name()) + "_CODEC";
    }

    /**
     * Returns the code that converts a component's value to an attribute value. A null that is not allowed, and a value
     * that cannot be stored, fail with the name of the component.
     */
    CodeBlock write(String owner, ComponentDefinition component, CodeBlock given) {
        String name = owner + "." + component.name();
        boolean primitive = component.type() instanceof ValueType.Scalar scalar
                && scalar.kind().primitive();
        CodeBlock value = primitive || component.nullable() ? given : required(name, given);
        return switch (component.type()) {
            case ValueType.Scalar scalar ->
                plain(scalar.kind()) ? write(scalar.kind(), value) : encoded(component, given, name);
            case ValueType.Time time ->
                CodeBlock.of(
                        "$T.fromS($T.time($L, $T.$L))",
                        Toolkit.ATTRIBUTE_VALUE,
                        KeyEncoding.class,
                        value,
                        TimePrecision.class,
                        time.precision());
            case ValueType.EpochSeconds seconds ->
                CodeBlock.of("$T.fromN($T.toString($L.getEpochSecond()))", Toolkit.ATTRIBUTE_VALUE, Long.class, value);
            default -> encoded(component, given, name);
        };
    }

    private CodeBlock encoded(ComponentDefinition component, CodeBlock value, String name) {
        return CodeBlock.of("$T.encode($L, $L, $S)", Toolkit.COMPONENT_VALUES, codec(component), value, name);
    }

    /** Returns the value, checked not to be null. */
    static CodeBlock required(String name, CodeBlock value) {
        return CodeBlock.of("$T.required($L, $S)", Toolkit.COMPONENT_VALUES, value, name);
    }

    /** Returns whether every value of the kind can be stored, with code that is shorter than a call of its codec. */
    private static boolean plain(Kind kind) {
        return switch (kind) {
            case STRING,
                    BOOLEAN,
                    BOXED_BOOLEAN,
                    INT,
                    BOXED_INT,
                    LONG,
                    BOXED_LONG,
                    BIG_INTEGER,
                    BIG_DECIMAL,
                    LOCAL_DATE -> true;
            default -> false;
        };
    }

    private static CodeBlock write(Kind kind, CodeBlock value) {
        return switch (kind) {
            case STRING -> CodeBlock.of("$T.fromS($L)", Toolkit.ATTRIBUTE_VALUE, value);
            case BOOLEAN, BOXED_BOOLEAN -> CodeBlock.of("$T.fromBool($L)", Toolkit.ATTRIBUTE_VALUE, value);
            case INT -> number(CodeBlock.of("$T.toString($L)", Integer.class, value));
            case LONG -> number(CodeBlock.of("$T.toString($L)", Long.class, value));
            case BOXED_INT, BOXED_LONG, BIG_INTEGER -> number(CodeBlock.of("$L.toString()", value));
            case BIG_DECIMAL -> number(CodeBlock.of("$L.toPlainString()", value));
            case LOCAL_DATE -> CodeBlock.of("$T.fromS($T.day($L))", Toolkit.ATTRIBUTE_VALUE, KeyEncoding.class, value);
            default -> throw new IllegalStateException("Not written directly: " + kind);
        };
    }

    private static CodeBlock number(CodeBlock digits) {
        return CodeBlock.of("$T.fromN($L)", Toolkit.ATTRIBUTE_VALUE, digits);
    }

    /** Returns the code that reads the component from the attribute map called {@code item}. */
    CodeBlock read(ComponentDefinition component) {
        DefaultDefinition byDefault = component.defaultValue();
        if (byDefault != null) {
            CodeBlock stored = byDefault.forUnknown()
                    ? CodeBlock.of(
                            "$T.valueOrNull(item, $L, $L)",
                            Toolkit.ITEMS,
                            attribute(component),
                            unknownConstant(component))
                    : read(component.readAsNullable());
            return CodeBlock.of("$T.orDefault($L, $L)", Toolkit.ITEMS, stored, defaultConstant(component));
        }
        if (component.role() == ComponentDefinition.Role.VERSION) {
            return items("version", component);
        }
        boolean nullable = component.nullable();
        return switch (component.type()) {
            case ValueType.Scalar scalar -> scalar(scalar.kind(), component);
            case ValueType.Time time -> items(nullable ? "instantOrNull" : "instant", component);
            case ValueType.EpochSeconds seconds -> items(nullable ? "epochSecondsOrNull" : "epochSeconds", component);
            case ValueType.ListOf list -> coded(nullable ? "valueOrNull" : "list", component);
            case ValueType.SetOf set -> coded(nullable ? "valueOrNull" : "set", component);
            case ValueType.MapOf map -> coded(nullable ? "valueOrNull" : "map", component);
            default -> coded(nullable ? "valueOrNull" : "value", component);
        };
    }

    private CodeBlock scalar(Kind kind, ComponentDefinition component) {
        boolean nullable = component.nullable();
        return switch (kind) {
            case STRING -> items(nullable ? "stringOrNull" : "string", component);
            case BOOLEAN -> items(nullable ? "booleanOrNull" : "booleanValue", component);
            case BOXED_BOOLEAN -> nullable ? items("booleanOrNull", component) : coded("value", component);
            case INT, BOXED_INT -> items(nullable ? "intOrNull" : "intValue", component);
            case LONG, BOXED_LONG -> items(nullable ? "longOrNull" : "longValue", component);
            case DOUBLE, BOXED_DOUBLE -> items(nullable ? "doubleOrNull" : "doubleValue", component);
            case BIG_INTEGER -> items(nullable ? "bigIntegerOrNull" : "bigInteger", component);
            case BIG_DECIMAL -> items(nullable ? "bigDecimalOrNull" : "bigDecimal", component);
            case LOCAL_DATE -> items(nullable ? "localDateOrNull" : "localDate", component);
            case BYTES -> items(nullable ? "bytesOrNull" : "bytes", component);
            default -> coded(nullable ? "valueOrNull" : "value", component);
        };
    }

    private static CodeBlock items(String method, ComponentDefinition component) {
        return CodeBlock.of("$T.$L(item, $L)", Toolkit.ITEMS, method, attribute(component));
    }

    private CodeBlock coded(String method, ComponentDefinition component) {
        return CodeBlock.of("$T.$L(item, $L, $L)", Toolkit.ITEMS, method, attribute(component), codec(component));
    }

    /** Returns the name of the component's attribute in the item, which may be an alias. */
    static CodeBlock attribute(ComponentDefinition component) {
        CodeBlock name = CodeBlock.of("$S", component.attribute());
        return component.aliases().isEmpty()
                ? name
                : CodeBlock.of(
                        "$T.nameIn(item, $L, $L)",
                        Toolkit.ITEMS,
                        name,
                        DerivedAttributesGenerator.strings(component.aliases()));
    }

    static String defaultConstant(ComponentDefinition component) {
        return GeneratedNames.constant(component.name()) + "_DEFAULT";
    }

    /** Returns the name of the codec that reads an unknown text as the default. */
    static String unknownConstant(ComponentDefinition component) {
        return GeneratedNames.constant(component.name()) + "_OR_DEFAULT";
    }

    /** Returns the default value of the component. */
    CodeBlock defaultValue(ComponentDefinition component, String text) {
        CodeBlock codec = codec(component.type());
        return switch (component.type().stored()) {
            case "N" -> CodeBlock.of("$L.decode($T.fromN($S))", codec, Toolkit.ATTRIBUTE_VALUE, text);
            case "BOOL" -> CodeBlock.of("$L.decode($T.fromBool($L))", codec, Toolkit.ATTRIBUTE_VALUE, text);
            default -> CodeBlock.of("$L.decodeText($S)", codec, text);
        };
    }
}
