package ${package};
#[[
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.testkit.RequestLog;
import io.azulejo.toolkit.error.UniqueViolationException;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ToolshedTest {
    private final ToolshedDesign shed;

    ToolshedTest(DynamoDbClient client) {
        shed = ToolshedDesign.on(client);
        shed.createTables();
    }

    @Test
    void tool_inTheShed_isFoundWithOneRequest(RequestLog requests) {
        Tool drill = shed.add(ToolBuilder.blank().label("D1").name("Drill").build());

        requests.during(() -> assertThat(shed.tool(drill.toolId())).contains(drill))
                .hasRequests(1)
                .readsAtMost(1);
    }

    @Test
    void label_ofAnotherTool_isRefused() {
        shed.add(ToolBuilder.blank().label("D1").name("Drill").build());

        assertThatThrownBy(() -> shed.add(
                        ToolBuilder.blank().label("D1").name("Other drill").build()))
                .isInstanceOf(UniqueViolationException.class)
                .hasMessage("Unique violation: Tool.label");
    }
}
]]#