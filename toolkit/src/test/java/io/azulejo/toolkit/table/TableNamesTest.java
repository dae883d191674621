package io.azulejo.toolkit.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.MissingVariableException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableNamesTest {
    private final ToolkitOptions options = ToolkitOptions.defaults()
            .variables(Map.of("Stack", "village"))
            .environment(Map.of("Stack", "town", "ENV", "test")::get);

    @Test
    void resolve_variables_takesOptionsThenEnvironmentThenDefault() {
        assertThat(TableNames.resolve("${Stack}-${ENV}-library", options)).isEqualTo("village-test-library");
        assertThat(TableNames.resolve("${TABLE:Library}", options)).isEqualTo("Library");
        assertThat(TableNames.resolve("${ENV:dev}", options)).isEqualTo("test");
        assertThat(TableNames.resolve("Library", options)).isEqualTo("Library");
    }

    @Test
    void resolve_unknownVariable_namesIt() {
        assertThatThrownBy(() -> TableNames.resolve("${Stack}-${REGION}", options))
                .isInstanceOf(MissingVariableException.class)
                .hasMessage("The table name ${Stack}-${REGION} needs the variable REGION:"
                        + " give it in ToolkitOptions or in the environment");
    }
}
