package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.TimePrecision;
import java.util.List;

/** How a value is stored. */
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
public sealed interface ValueType {

    /** DynamoDB's type of the stored value, as its documentation abbreviates it: S, N, BOOL, B, M, L, SS, NS, BS. */
    String stored();

    /** Whether values can be handed out twice: arrays cannot, and converted values have promised. */
    default boolean immutable() {
        return switch (this) {
            case Scalar scalar -> scalar.kind() != Kind.BYTES;
            case Time time -> true;
            case EpochSeconds seconds -> true;
            case EnumOf constants -> true;
            case Converted converted -> true;
            case Nested nested ->
                nested.components().stream()
                        .allMatch(component -> component.type().immutable());
            case ListOf list -> list.element().immutable();
            case SetOf set -> set.element().immutable();
            case MapOf map -> map.value().immutable();
        };
    }

    /** A value that DynamoDB knows, or that has one customary text. */
    record Scalar(Kind kind) implements ValueType {
        @Override
        public String stored() {
            return kind.stored();
        }
    }

    /** An instant as fixed-width UTC text. */
    record Time(TimePrecision precision) implements ValueType {
        @Override
        public String stored() {
            return "S";
        }
    }

    /** An instant as a number of seconds, as DynamoDB's TTL wants it. */
    record EpochSeconds() implements ValueType {
        @Override
        public String stored() {
            return "N";
        }
    }

    /** An enum by the text of its constants. */
    record EnumOf(JavaType type, List<Constant> constants) implements ValueType {
        public EnumOf {
            constants = List.copyOf(constants);
        }

        @Override
        public String stored() {
            return "S";
        }
    }

    /** One constant of an enum and its stored text. */
    @Json
    record Constant(String name, String text) {}

    /** A record inside an item. */
    record Nested(JavaType type, List<ComponentDefinition> components) implements ValueType {
        public Nested {
            components = List.copyOf(components);
        }

        @Override
        public String stored() {
            return "M";
        }
    }

    /** A list in its order. */
    record ListOf(ValueType element) implements ValueType {
        @Override
        public String stored() {
            return "L";
        }
    }

    /** A set of texts, numbers or binary values. */
    record SetOf(ValueType element) implements ValueType {
        @Override
        public String stored() {
            return element.stored() + "S";
        }
    }

    /** A map whose keys are texts. */
    record MapOf(ValueType value) implements ValueType {
        @Override
        public String stored() {
            return "M";
        }
    }

    /** A value type of the application, stored as something else. */
    record Converted(JavaType type, JavaType converter, ValueType as) implements ValueType {
        @Override
        public String stored() {
            return as.stored();
        }
    }

    /** The scalars. */
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
        BIG_INTEGER("N"),
        BIG_DECIMAL("N"),
        LOCAL_DATE("S"),
        BYTES("B");

        private final String stored;

        Kind(String stored) {
            this.stored = stored;
        }

        String stored() {
            return stored;
        }

        public boolean primitive() {
            return switch (this) {
                case BOOLEAN, INT, LONG, DOUBLE -> true;
                default -> false;
            };
        }

        /** Whether it is a number without a fraction. */
        public boolean whole() {
            return switch (this) {
                case INT, BOXED_INT, LONG, BOXED_LONG, BIG_INTEGER -> true;
                default -> false;
            };
        }

        public boolean number() {
            return stored.equals("N");
        }
    }
}
