package io.azulejo.processor.read;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Converter;
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
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reader of component types that determines how they are stored. */
final class ValueTypeReader {
    private static final Map<String, Kind> SCALARS = Map.of(
            "java.lang.String", Kind.STRING,
            "java.lang.Boolean", Kind.BOXED_BOOLEAN,
            "java.lang.Integer", Kind.BOXED_INT,
            "java.lang.Long", Kind.BOXED_LONG,
            "java.lang.Double", Kind.BOXED_DOUBLE,
            "java.math.BigInteger", Kind.BIG_INTEGER,
            "java.math.BigDecimal", Kind.BIG_DECIMAL,
            "java.time.LocalDate", Kind.LOCAL_DATE);

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

    Outcome read(RecordComponentElement component) {
        Optional<AnnotationView> convert = AnnotationView.of(component, Convert.class);
        if (convert.isPresent()) {
            return converted(component.asType(), convert.get());
        }
        if (AnnotationView.has(component, Ttl.class) && named(component.asType(), "java.time.Instant")) {
            return new Outcome.Stored(new ValueType.EpochSeconds());
        }
        TimePrecision precision = AnnotationView.of(component, Time.class)
                .map(time -> time.constant("value", TimePrecision.class, conventions.times()))
                .orElse(conventions.times());
        return read(component.asType(), precision);
    }

    private Outcome read(TypeMirror type, TimePrecision precision) {
        return switch (type.getKind()) {
            case BOOLEAN -> scalar(Kind.BOOLEAN);
            case INT -> scalar(Kind.INT);
            case LONG -> scalar(Kind.LONG);
            case DOUBLE -> scalar(Kind.DOUBLE);
            case ERROR -> new Outcome.Missing();
            case ARRAY ->
                ((ArrayType) type).getComponentType().getKind() == TypeKind.BYTE
                        ? scalar(Kind.BYTES)
                        : new Outcome.Refused("byte[] is the only supported array; use a List");
            case DECLARED -> declared((DeclaredType) type, precision);
            case TYPEVAR -> new Outcome.Refused("a type variable does not define what is stored");
            default -> new Outcome.Refused("use int, long, double or boolean, or @Convert it");
        };
    }

    private Outcome declared(DeclaredType type, TimePrecision precision) {
        TypeElement element = (TypeElement) type.asElement();
        String name = element.getQualifiedName().toString();
        Kind scalar = SCALARS.get(name);
        if (scalar != null) {
            return scalar(scalar);
        }
        return switch (name) {
            case "java.time.Instant" -> new Outcome.Stored(new ValueType.Time(precision));
            case "java.util.List" -> element(type, 0, precision, ValueType.ListOf::new);
            case "java.util.Set" -> set(type, precision);
            case "java.util.Map" -> map(type, precision);
            case "java.util.Optional" -> new Outcome.Refused("use @Nullable for a component that may be absent");
            default ->
                switch (element.getKind()) {
                    case ENUM -> new Outcome.Stored(enumOf(element));
                    case RECORD -> nested(element);
                    default -> new Outcome.Refused("write a converter and name it with @Convert");
                };
        };
    }

    private Outcome set(DeclaredType type, TimePrecision precision) {
        Outcome set = element(type, 0, precision, ValueType.SetOf::new);
        boolean storable = !(set instanceof Outcome.Stored stored)
                || Set.of("SS", "NS", "BS").contains(stored.type().stored());
        return storable ? set : new Outcome.Refused("DynamoDB sets hold strings, numbers or binary values; use a List");
    }

    private Outcome map(DeclaredType type, TimePrecision precision) {
        if (!type.getTypeArguments().isEmpty() && !named(type.getTypeArguments().getFirst(), "java.lang.String")) {
            return new Outcome.Refused("the keys of a map in an item are strings; use Map<String, …>");
        }
        return element(type, 1, precision, ValueType.MapOf::new);
    }

    private Outcome element(
            DeclaredType type, int argument, TimePrecision precision, Function<ValueType, ValueType> container) {
        if (type.getTypeArguments().size() <= argument) {
            return new Outcome.Refused("declare the element type, such as List<String>");
        }
        Outcome element = read(type.getTypeArguments().get(argument), precision);
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

    private Outcome converted(TypeMirror type, AnnotationView convert) {
        Optional<TypeElement> converter = convert.type("value");
        if (converter.isEmpty() || type.getKind() == TypeKind.ERROR) {
            return new Outcome.Missing();
        }
        TypeElement element = converter.get();
        List<? extends TypeMirror> arguments = converterArguments(element.asType());
        if (arguments.size() != 2) {
            return new Outcome.Refused("%s does not declare the types it converts"
                    .formatted(reading.javaType(element).name()));
        }
        if (!constructible(element)) {
            return new Outcome.Refused("%s needs a constructor without parameters that generated code can call"
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
        Outcome stored = read(arguments.get(1), conventions.times());
        if (!(stored instanceof Outcome.Stored as)
                || !(as.type() instanceof ValueType.Scalar || as.type() instanceof ValueType.Time)) {
            return new Outcome.Refused("%s must convert to a string, number, boolean, time, date or byte[]"
                    .formatted(reading.javaType(element).name()));
        }
        return new Outcome.Stored(new ValueType.Converted(
                reading.javaType((TypeElement) declared.asElement()), reading.javaType(element), as.type()));
    }

    private List<? extends TypeMirror> converterArguments(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(Converter.class.getCanonicalName())) {
            return declared.getTypeArguments();
        }
        for (TypeMirror supertype : reading.types().directSupertypes(type)) {
            List<? extends TypeMirror> arguments = converterArguments(supertype);
            if (!arguments.isEmpty()) {
                return arguments;
            }
        }
        return List.of();
    }

    private static boolean constructible(TypeElement type) {
        boolean member =
                type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
        return !member
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                        .map(ExecutableElement.class::cast)
                        .anyMatch(constructor -> constructor.getParameters().isEmpty()
                                && !constructor.getModifiers().contains(Modifier.PRIVATE));
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
