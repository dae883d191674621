package io.azulejo.examples.toolshed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testkit.OpenBackend;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.query.SortRange;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@OnEveryBackend
class ToolshedTest {
    private final Backend backend;

    ToolshedTest(Backend backend) {
        this.backend = backend;
    }

    @Test
    void design_onEveryBackend_lendsAndGetsBack() {
        try (OpenBackend open = backend.open(InstantSource.system())) {
            ToolkitOptions options =
                    ToolkitOptions.defaults().variables(Map.of("TOOLSHED_TABLE", "Toolshed-" + UUID.randomUUID()));
            ToolshedDesign shed = ToolshedDesign.on(open.client(), options);
            shed.createTables();

            Tool drill = shed.add(ToolBuilder.blank().label("D1").name("Drill").build());
            LocalDate monday = LocalDate.of(2026, 11, 16);
            shed.lend(new Loan(drill.toolId(), monday, "nuno", monday.plusDays(3), true));

            assertThat(shed.history(drill.toolId()).orElseThrow().loans()).hasSize(1);
            assertThat(shed.due("nuno", SortRange.to(monday.plusDays(7)))).hasSize(1);
            assertThatThrownBy(() -> shed.add(
                            ToolBuilder.blank().label("D1").name("Other drill").build()))
                    .isInstanceOf(UniqueViolationException.class)
                    .hasMessage("Unique violation: Tool.label");

            shed.bringBack(drill.toolId(), monday, "nuno", false);

            assertThat(shed.due("nuno", SortRange.all())).isEmpty();
            assertThat(shed.history(drill.toolId()).orElseThrow().loans()).hasSize(1);
        }
    }
}
