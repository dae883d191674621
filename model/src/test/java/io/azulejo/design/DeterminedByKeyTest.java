package io.azulejo.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which components can be read back from the table key. */
class DeterminedByKeyTest {

    @ParameterizedTest
    @CsvSource({
        "P#{a}, S, true",
        "P#{a}-{b}, S, false",
        "P#{b}, S, false",
        "P#{a}, MILLIS, true",
        "P#{a:millis}, MILLIS, true",
        "P#{a:seconds}, MILLIS, false",
        "P#{a:seconds}, SECONDS, true",
        "P#{a:day}, MILLIS, false",
        "P#{a:month}, MILLIS, false",
        "P#{a:desc}, MILLIS, false"
    })
    void component_inTheTableKey_isDeterminedIfNothingIsLost(String template, String type, boolean determined) {
        ValueType value = type.equals("S")
                ? new ValueType.Scalar(ValueType.Kind.STRING)
                : new ValueType.Time(TimePrecision.valueOf(type));
        ComponentDefinition component =
                new ComponentDefinition("a", "a", value, false, false, Role.DATA, "", List.of(), null);
        EntityDefinition entity = new EntityDefinition(
                new JavaType("shop", "Thing"),
                null,
                List.of(),
                KeyTemplate.parse(template),
                KeyTemplate.parse("THING"),
                List.of(),
                List.of(component),
                List.of(),
                List.of(),
                null,
                null,
                List.of());

        assertThat(entity.determinedByKey(component, '#')).isEqualTo(determined);
    }
}
