package io.azulejo.processor.read;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Discriminator;
import io.azulejo.annotation.Injected;
import io.azulejo.annotation.StoredAs;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.design.ValueType;
import io.azulejo.design.ValueType.Kind;
import io.azulejo.processor.read.ReaderContext.Conventions;
import io.azulejo.processor.source.AnnotationView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reader of component types that determines how they are stored. */
final class ValueTypeReader {
    private static final Map<String, Kind> SCALARS = Map.ofEntries(
            Map.entry("java.lang.String", Kind.STRING),
            Map.entry("java.lang.Boolean", Kind.BOXED_BOOLEAN),
            Map.entry("java.lang.Short", Kind.BOXED_SHORT),
            Map.entry("java.lang.Integer", Kind.BOXED_INT),
            Map.entry("java.lang.Long", Kind.BOXED_LONG),
            Map.entry("java.lang.Float", Kind.BOXED_FLOAT),
            Map.entry("java.lang.Double", Kind.BOXED_DOUBLE),
            Map.entry("java.math.BigInteger", Kind.BIG_INTEGER),
            Map.entry("java.math.BigDecimal", Kind.BIG_DECIMAL),
            Map.entry("java.net.URI", Kind.URI),
            Map.entry("java.time.Duration", Kind.DURATION),
            Map.entry("java.time.LocalDate", Kind.LOCAL_DATE),
            Map.entry("java.time.LocalDateTime", Kind.LOCAL_DATE_TIME),
            Map.entry("java.time.OffsetDateTime", Kind.OFFSET_DATE_TIME),
            Map.entry("java.time.Year", Kind.YEAR),
            Map.entry("java.time.YearMonth", Kind.YEAR_MONTH),
            Map.entry("java.time.ZonedDateTime", Kind.ZONED_DATE_TIME),
            Map.entry("java.util.UUID", Kind.UUID));

    private final ReaderContext reading;
    private final Conventions conventions;
    private final ComponentReader components;
    private final Deque<TypeElement> nesting = new ArrayDeque<>();

    ValueTypeReader(ReaderContext reading, Conventions conventions, ComponentReader components) {
        this.reading = reading;
        this.conventions = conventions;
        this.components = components;
    }

    /** Result of reading a type: a storable type or the reason why it cannot be stored. */
    sealed interface Outcome {
        record Stored(ValueType type) implements Outcome {}

        record Refused(String reason) implements Outcome {}

        /** The type does not exist; the compiler reports it. */
        record Missing() implements Outcome {}
    }

    /** Reader of the type of a collection's elements. */
    private interface ElementReader {
        Outcome read(TypeMirror element);
    }

    Outcome read(RecordComponentElement component) {
        Optional<AnnotationView> convert = AnnotationView.of(component, Convert.class);
        if (convert.isPresent()) {
            return convert.get()
                    .type("value")
                    .map(converter -> convertedOrElements(component.asType(), converter))
                    .orElseGet(Outcome.Missing::new);
        }
        if (AnnotationView.has(component, Ttl.class) && named(component.asType(), "java.time.Instant")) {
            return new Outcome.Stored(new ValueType.EpochSeconds());
        }
        TimePrecision precision = AnnotationView.of(component, Time.class)
                .map(time -> time.constant("value", TimePrecision.class, conventions.times()))
                .orElse(conventions.times());
        return read(component.asType(), precision);
    }

    /** Reads the type of a value that is not a component. */
    Outcome read(TypeMirror type) {
        return read(type, conventions.times());
    }

    private Outcome read(TypeMirror type, TimePrecision precision) {
        return switch (type.getKind()) {
            case BOOLEAN -> scalar(Kind.BOOLEAN);
            case SHORT -> scalar(Kind.SHORT);
            case INT -> scalar(Kind.INT);
            case LONG -> scalar(Kind.LONG);
            case FLOAT -> scalar(Kind.FLOAT);
            case DOUBLE -> scalar(Kind.DOUBLE);
            case ERROR -> new Outcome.Missing();
            case ARRAY ->
                ((ArrayType) type).getComponentType().getKind() == TypeKind.BYTE
                        ? scalar(Kind.BYTES)
                        : new Outcome.Refused("byte[] is the only supported array; use a List");
            case DECLARED -> declared((DeclaredType) type, precision);
            case TYPEVAR -> new Outcome.Refused("a type variable does not define what is stored");
            default -> new Outcome.Refused("use short, int, long, float, double or boolean, or @Convert it");
        };
    }

    private Outcome declared(DeclaredType type, TimePrecision precision) {
        TypeElement element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        TypeElement converter = conventions.converters().get(name);
        if (converter != null) {
            return converted(type, converter);
        }
        Kind scalar = SCALARS.get(name);
        if (scalar != null) {
            return scalar(scalar);
        }
        return switch (name) {
            case "java.time.Instant" -> new Outcome.Stored(new ValueType.Time(precision));
            case "java.util.List" -> element(type, 0, argument -> read(argument, precision), ValueType.ListOf::new);
            case "java.util.Set" -> set(type, argument -> read(argument, precision));
            case "java.util.Map" -> map(type, argument -> read(argument, precision));
            case "java.util.Optional" -> new Outcome.Refused("use @Nullable for a component that may be absent");
            default ->
                switch (element.getKind()) {
                    case ENUM -> new Outcome.Stored(enumOf(element));
                    case RECORD -> nested(element);
                    case INTERFACE ->
                        element.getPermittedSubclasses().isEmpty()
                                ? new Outcome.Refused("write a converter and name it with @Convert")
                                : oneOf(element);
                    default -> new Outcome.Refused("write a converter and name it with @Convert");
                };
        };
    }

    private Outcome set(DeclaredType type, ElementReader elements) {
        Outcome set = element(type, 0, elements, ValueType.SetOf::new);
        boolean storable = !(set instanceof Outcome.Stored stored)
                || Set.of("SS", "NS", "BS").contains(stored.type().stored());
        return storable ? set : new Outcome.Refused("DynamoDB sets hold strings, numbers or binary values; use a List");
    }

    private Outcome map(DeclaredType type, ElementReader elements) {
        if (!type.getTypeArguments().isEmpty() && !named(type.getTypeArguments().getFirst(), "java.lang.String")) {
            return new Outcome.Refused("the keys of a map in an item are strings; use Map<String, …>");
        }
        return element(type, 1, elements, ValueType.MapOf::new);
    }

    private Outcome element(
            DeclaredType type, int argument, ElementReader elements, Function<ValueType, ValueType> container) {
        if (type.getTypeArguments().size() <= argument) {
            return new Outcome.Refused("declare the element type, such as List<String>");
        }
        Outcome element = elements.read(type.getTypeArguments().get(argument));
        return element instanceof Outcome.Stored stored ? new Outcome.Stored(container.apply(stored.type())) : element;
    }

    private Outcome nested(TypeElement type) {
        if (nesting.contains(type)) {
            return new Outcome.Refused("a record cannot be nested in itself");
        }
        if (!type.getTypeParameters().isEmpty()) {
            return new Outcome.Refused("a generic record does not define what is stored");
        }
        if (type.getModifiers().contains(Modifier.PRIVATE)) {
            return new Outcome.Refused("generated code cannot see the private record");
        }
        nesting.push(type);
        try {
            return new Outcome.Stored(new ValueType.Nested(reading.javaType(type), components.read(type, this)));
        } finally {
            nesting.pop();
        }
    }

    private Outcome oneOf(TypeElement type) {
        if (!type.getTypeParameters().isEmpty()) {
            return new Outcome.Refused("a generic interface does not define what is stored");
        }
        String discriminator = AnnotationView.of(type, Discriminator.class)
                .map(mirror -> mirror.string("value"))
                .filter(name -> !name.isEmpty())
                .orElse("type");
        List<ValueType.Variant> variants = new ArrayList<>();
        for (TypeElement leaf : ResultReader.leaves(type)) {
            if (leaf.getKind() != ElementKind.RECORD) {
                return new Outcome.Refused("it permits %s, which is not a record"
                        .formatted(reading.javaType(leaf).name()));
            }
            Outcome form = nested(leaf);
            if (!(form instanceof Outcome.Stored stored) || !(stored.type() instanceof ValueType.Nested nested)) {
                return form;
            }
            String value = AnnotationView.of(leaf, StoredAs.class)
                    .map(mirror -> mirror.string("value"))
                    .orElse(leaf.getSimpleName().toString());
            String fault = fault(discriminator, value, nested, variants);
            if (fault != null) {
                return new Outcome.Refused(fault);
            }
            variants.add(new ValueType.Variant(value, nested));
        }
        return new Outcome.Stored(new ValueType.OneOf(reading.javaType(type), discriminator, variants));
    }

    private static @Nullable String fault(
            String discriminator, String value, ValueType.Nested record, List<ValueType.Variant> earlier) {
        if (earlier.stream().anyMatch(variant -> variant.value().equals(value))) {
            return "two of its records have the discriminator value \"%s\"; name one with @StoredAs".formatted(value);
        }
        return record.components().stream()
                .filter(component -> component.attribute().equals(discriminator))
                .findFirst()
                .map(component -> "%s.%s has the name of the discriminator \"%s\"; name another with @Discriminator"
                        .formatted(record.type().simpleName(), component.name(), discriminator))
                .orElse(null);
    }

    private ValueType.EnumOf enumOf(TypeElement type) {
        List<ValueType.Constant> constants = new ArrayList<>();
        for (Element constant : type.getEnclosedElements()) {
            if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
                String name = constant.getSimpleName().toString();
                String text = AnnotationView.of(constant, StoredAs.class)
                        .map(stored -> stored.string("value"))
                        .orElse(name);
                constants.add(new ValueType.Constant(name, text));
            }
        }
        return new ValueType.EnumOf(reading.javaType(type), constants);
    }

    /** Returns the type as the converter stores it, or a collection whose elements it stores. */
    private Outcome convertedOrElements(TypeMirror type, TypeElement converter) {
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            ElementReader elements = argument -> converted(argument, converter);
            switch (element.getQualifiedName().toString()) {
                case "java.util.List" -> {
                    return element(declared, 0, elements, ValueType.ListOf::new);
                }
                case "java.util.Set" -> {
                    return set(declared, elements);
                }
                case "java.util.Map" -> {
                    return map(declared, elements);
                }
                default -> {}
            }
        }
        return converted(type, converter);
    }

    private Outcome converted(TypeMirror type, TypeElement element) {
        if (type.getKind() == TypeKind.ERROR) {
            return new Outcome.Missing();
        }
        List<? extends TypeMirror> arguments = new ConverterReader(reading).arguments(element.asType());
        if (arguments.size() != 2) {
            return new Outcome.Refused("%s does not declare the types it converts"
                    .formatted(reading.javaType(element).name()));
        }
        boolean injected = AnnotationView.has(element, Injected.class);
        if (!injected && !ConverterReader.constructible(element)) {
            return new Outcome.Refused(
                    "%s needs a constructor without parameters that generated code can call, or @Injected"
                            .formatted(reading.javaType(element).name()));
        }
        TypeMirror plain = type.getKind().isPrimitive()
                ? reading.types()
                        .boxedClass(reading.types().getPrimitiveType(type.getKind()))
                        .asType()
                : type;
        if (plain instanceof DeclaredType generic && !generic.getTypeArguments().isEmpty()) {
            return new Outcome.Refused("a generic type cannot be converted; wrap it in a type of its own");
        }
        if (!(plain instanceof DeclaredType declared)
                || !reading.types()
                        .isSameType(
                                reading.types().erasure(arguments.get(0)),
                                reading.types().erasure(plain))) {
            return new Outcome.Refused(
                    "%s converts %s".formatted(reading.javaType(element).name(), arguments.get(0)));
        }
        // What a converter writes is stored as it is, not through another converter.
        Conventions plainly = new Conventions(
                conventions.naming(),
                conventions.times(),
                conventions.itemVersion(),
                conventions.delimiter(),
                Map.of());
        Outcome stored = new ValueTypeReader(reading, plainly, components).read(arguments.get(1), conventions.times());
        if (!(stored instanceof Outcome.Stored as)
                || !(as.type() instanceof ValueType.Scalar || as.type() instanceof ValueType.Time)) {
            return new Outcome.Refused("%s must convert to a string, number, boolean, time, date or byte[]"
                    .formatted(reading.javaType(element).name()));
        }
        return new Outcome.Stored(new ValueType.Converted(
                reading.javaType((TypeElement) declared.asElement()), reading.javaType(element), as.type(), injected));
    }

    private static Outcome scalar(Kind kind) {
        return new Outcome.Stored(new ValueType.Scalar(kind));
    }

    private static boolean named(TypeMirror type, String name) {
        return type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(name);
    }
}
