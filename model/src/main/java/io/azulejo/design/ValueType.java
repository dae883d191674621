package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.TimePrecision;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Type of a value and its stored form. */
@Json
@Json.SubType(type = ValueType.Scalar.class, name = "scalar")
@Json.SubType(type = ValueType.Time.class, name = "time")
@Json.SubType(type = ValueType.EpochSeconds.class, name = "epochSeconds")
@Json.SubType(type = ValueType.EnumOf.class, name = "enum")
@Json.SubType(type = ValueType.Nested.class, name = "nested")
@Json.SubType(type = ValueType.ListOf.class, name = "list")
@Json.SubType(type = ValueType.SetOf.class, name = "set")
@Json.SubType(type = ValueType.MapOf.class, name = "map")
@Json.SubType(type = ValueType.Converted.class, name = "converted")
@Json.SubType(type = ValueType.OneOf.class, name = "oneOf")
public sealed interface ValueType {

    /** Returns the DynamoDB type of the stored value, as AWS abbreviates it: S, N, BOOL, B, M, L, SS, NS, BS. */
    String stored();

    /**
     * Returns whether instances can be shared between callers. Arrays cannot; converters guarantee immutable values.
     */
    default boolean immutable() {
        return switch (this) {
            case Scalar scalar -> scalar.kind() != Kind.BYTES;
            case Time time -> true;
            case EpochSeconds seconds -> true;
            case EnumOf constants -> true;
            case Converted converted -> true;
            case OneOf oneOf ->
                oneOf.variants().stream().allMatch(variant -> variant.form().immutable());
            case Nested nested ->
                nested.components().stream()
                        .allMatch(component -> component.type().immutable());
            case ListOf list -> list.element().immutable();
            case SetOf set -> set.element().immutable();
            case MapOf map -> map.value().immutable();
        };
    }

    /** Returns the converters in values of this type that the application gives when it creates the design. */
    default Set<JavaType> injectedConverters() {
        return switch (this) {
            case Converted converted -> converted.injected() ? Set.of(converted.converter()) : Set.of();
            case ListOf list -> list.element().injectedConverters();
            case SetOf set -> set.element().injectedConverters();
            case MapOf map -> map.value().injectedConverters();
            case Nested nested ->
                nested.components().stream()
                        .flatMap(component -> component.type().injectedConverters().stream())
                        .collect(Collectors.toUnmodifiableSet());
            case OneOf oneOf ->
                oneOf.variants().stream()
                        .flatMap(variant -> variant.form().injectedConverters().stream())
                        .collect(Collectors.toUnmodifiableSet());
            case Scalar scalar -> Set.of();
            case Time time -> Set.of();
            case EpochSeconds seconds -> Set.of();
            case EnumOf constants -> Set.of();
        };
    }

    /** Returns whether values are points in time, so that there are ever more of them. */
    default boolean pointInTime() {
        return switch (this) {
            case Time time -> true;
            case EpochSeconds seconds -> true;
            case Scalar scalar ->
                switch (scalar.kind()) {
                    case LOCAL_DATE_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    /** Scalar that maps directly to a DynamoDB type or has one standard text form. */
    record Scalar(Kind kind) implements ValueType {
        @Override
        public String stored() {
            return kind.stored();
        }
    }

    /** Instant stored as fixed-width UTC text. */
    record Time(TimePrecision precision) implements ValueType {
        @Override
        public String stored() {
            return "S";
        }
    }

    /** Instant stored as epoch seconds, as DynamoDB's TTL requires. */
    record EpochSeconds() implements ValueType {
        @Override
        public String stored() {
            return "N";
        }
    }

    /** Enum stored as the text of its constants. */
    record EnumOf(JavaType type, List<Constant> constants) implements ValueType {
        public EnumOf {
            constants = List.copyOf(constants);
        }

        @Override
        public String stored() {
            return "S";
        }
    }

    /** Enum constant with its stored text. */
    @Json
    record Constant(String name, String text) {}

    /** Record nested in an item. */
    record Nested(JavaType type, List<ComponentDefinition> components) implements ValueType {
        public Nested {
            components = List.copyOf(components);
        }

        @Override
        public String stored() {
            return "M";
        }
    }

    /**
     * Sealed interface of nested records.
     *
     * @param discriminator the attribute that says which record a value is
     */
    record OneOf(JavaType type, String discriminator, List<Variant> variants) implements ValueType {
        public OneOf {
            variants = List.copyOf(variants);
        }

        @Override
        public String stored() {
            return "M";
        }
    }

    /** Record of a sealed interface with the value of its discriminator. */
    @Json
    record Variant(String value, Nested form) {}

    /** Ordered list. */
    record ListOf(ValueType element) implements ValueType {
        @Override
        public String stored() {
            return "L";
        }
    }

    /** Set of strings, numbers or binary values. */
    record SetOf(ValueType element) implements ValueType {
        @Override
        public String stored() {
            return element.stored() + "S";
        }
    }

    /** Map with string keys. */
    record MapOf(ValueType value) implements ValueType {
        @Override
        public String stored() {
            return "M";
        }
    }

    /**
     * Application type that a converter stores as another type.
     *
     * @param injected whether the application gives the converter when it creates the design
     */
    record Converted(JavaType type, JavaType converter, ValueType as, boolean injected) implements ValueType {
        @Override
        public String stored() {
            return as.stored();
        }
    }

    /** Kind of scalar. */
    enum Kind {
        STRING("S"),
        BOOLEAN("BOOL"),
        BOXED_BOOLEAN("BOOL"),
        INT("N"),
        BOXED_INT("N"),
        LONG("N"),
        BOXED_LONG("N"),
        DOUBLE("N"),
        BOXED_DOUBLE("N"),
        SHORT("N"),
        BOXED_SHORT("N"),
        FLOAT("N"),
        BOXED_FLOAT("N"),
        BIG_INTEGER("N"),
        BIG_DECIMAL("N"),
        LOCAL_DATE("S"),
        LOCAL_DATE_TIME("S"),
        OFFSET_DATE_TIME("S"),
        ZONED_DATE_TIME("S"),
        YEAR_MONTH("S"),
        YEAR("S"),
        /** Seconds, with up to nine decimals. */
        DURATION("N"),
        UUID("S"),
        URI("S"),
        BYTES("B");

        private final String stored;

        Kind(String stored) {
            this.stored = stored;
        }

        public String stored() {
            return stored;
        }

        public boolean primitive() {
            return switch (this) {
                case BOOLEAN, INT, LONG, DOUBLE, SHORT, FLOAT -> true;
                default -> false;
            };
        }

        /** Returns whether this is an integer type. */
        public boolean whole() {
            return switch (this) {
                case INT, BOXED_INT, LONG, BOXED_LONG, SHORT, BOXED_SHORT, BIG_INTEGER -> true;
                default -> false;
            };
        }

        public boolean number() {
            return stored.equals("N");
        }

        /** Returns whether this is a date, a time or an amount of time, whose stored values have its order. */
        public boolean time() {
            return switch (this) {
                case LOCAL_DATE, LOCAL_DATE_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, YEAR_MONTH, YEAR, DURATION -> true;
                default -> false;
            };
        }
    }
}
