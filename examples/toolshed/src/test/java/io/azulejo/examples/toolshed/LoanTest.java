package io.azulejo.examples.toolshed;

// tag::loan-test
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testkit.DynamoDbTest;
import io.azulejo.testkit.RequestLog;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class LoanTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 11, 16);
    private final ToolshedDesign shed;

    LoanTest(DynamoDbClient client) {
        shed = ToolshedDesign.on(client);
        shed.createTables();
    }

    @Test
    void loan_untilItIsBroughtBack_isDue(RequestLog requests) {
        Tool drill = shed.add(ToolBuilder.blank().label("D1").name("Drill").build());
        shed.lend(new Loan(drill.toolId(), MONDAY, "nuno", MONDAY.plusDays(3), true));

        requests.during(() -> assertThat(shed.due("nuno", SortRange.to(MONDAY.plusDays(7))))
                        .hasSize(1))
                .hasRequests(1)
                .usesOnly("Query");
        assertThat(shed.history(drill.toolId()).orElseThrow().loans()).hasSize(1);

        shed.bringBack(drill.toolId(), MONDAY, "nuno", false);

        assertThat(shed.due("nuno", SortRange.all())).isEmpty();
        assertThat(shed.history(drill.toolId()).orElseThrow().loans()).hasSize(1);
    }
}
// end::loan-test
