package io.azulejo.processor.type;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.JavaType;
import io.azulejo.design.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** JavaPoet type names for definitions. */
public final class TypeNames {

    private TypeNames() {}

    public static ClassName of(JavaType type) {
        String[] names = type.name().split("\\.", -1);
        ClassName name = ClassName.get(type.packageName(), names[0]);
        for (int i = 1; i < names.length; i++) {
            name = name.nestedClass(names[i]);
        }
        return name;
    }

    /** Returns the declared type of a component with this value type. */
    public static TypeName of(ValueType type) {
        return switch (type) {
            case ValueType.Scalar scalar -> of(scalar.kind());
            case ValueType.Time time -> ClassName.get(Instant.class);
            case ValueType.EpochSeconds seconds -> ClassName.get(Instant.class);
            case ValueType.EnumOf anEnum -> of(anEnum.type());
            case ValueType.Nested nested -> of(nested.type());
            case ValueType.ListOf list -> ParameterizedTypeName.get(ClassName.get(List.class), boxed(list.element()));
            case ValueType.SetOf set -> ParameterizedTypeName.get(ClassName.get(Set.class), boxed(set.element()));
            case ValueType.MapOf map ->
                ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), boxed(map.value()));
            case ValueType.Converted converted -> of(converted.type());
            case ValueType.OneOf oneOf -> of(oneOf.type());
        };
    }

    /** Returns the type as a type argument. */
    public static TypeName boxed(ValueType type) {
        TypeName name = of(type);
        return name.isPrimitive() ? name.box() : name;
    }

    private static TypeName of(ValueType.Kind kind) {
        return switch (kind) {
            case STRING -> ClassName.get(String.class);
            case BOOLEAN -> TypeName.BOOLEAN;
            case BOXED_BOOLEAN -> TypeName.BOOLEAN.box();
            case INT -> TypeName.INT;
            case BOXED_INT -> TypeName.INT.box();
            case LONG -> TypeName.LONG;
            case BOXED_LONG -> TypeName.LONG.box();
            case DOUBLE -> TypeName.DOUBLE;
            case BOXED_DOUBLE -> TypeName.DOUBLE.box();
            case SHORT -> TypeName.SHORT;
            case BOXED_SHORT -> TypeName.SHORT.box();
            case FLOAT -> TypeName.FLOAT;
            case BOXED_FLOAT -> TypeName.FLOAT.box();
            case BIG_INTEGER -> ClassName.get(BigInteger.class);
            case BIG_DECIMAL -> ClassName.get(BigDecimal.class);
            case LOCAL_DATE -> ClassName.get(LocalDate.class);
            case LOCAL_DATE_TIME -> ClassName.get(LocalDateTime.class);
            case OFFSET_DATE_TIME -> ClassName.get(OffsetDateTime.class);
            case ZONED_DATE_TIME -> ClassName.get(ZonedDateTime.class);
            case YEAR_MONTH -> ClassName.get(YearMonth.class);
            case YEAR -> ClassName.get(Year.class);
            case DURATION -> ClassName.get(Duration.class);
            case UUID -> ClassName.get(UUID.class);
            case URI -> ClassName.get(URI.class);
            case BYTES -> ArrayTypeName.of(TypeName.BYTE);
        };
    }
}
