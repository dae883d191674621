package io.azulejo.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Refusals on the wire: what docs/reference/compatibility.md calls refused has the message that the page promises. */
class RefusalsOverHttpTest {
    private final EmbeddedDynamoDb dynamoDb = EmbeddedDynamoDb.inMemory();
    private final DynamoDbServer server = DynamoDbServer.start(dynamoDb.engine(), ServerOptions.onLoopback(0));

    @AfterEach
    void close() {
        server.close();
        dynamoDb.close();
    }

    private String answer(String operation, String body) throws IOException {
        try (RawHttp http = new RawHttp(server.port())) {
            http.send(RawHttp.head("Content-Length: " + body.length(), "Host: localhost", RawHttp.target(operation))
                    + body);
            return http.receive().body();
        }
    }

    private static List<String> refusedOperations() throws IOException {
        List<String> operations = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("..", "docs", "reference", "compatibility.md"))) {
            if (line.startsWith("#")) {
                inside = line.equals("## Operations") || line.equals("## Newer than the SDK");
            } else if (inside && line.startsWith("| ")) {
                String[] cells = line.split("\\|", -1);
                if (cells[2].strip().equals("refused") && !cells[1].strip().contains(" ")) {
                    operations.add(cells[1].strip());
                }
            }
        }
        return operations;
    }

    @Test
    void operations_calledRefused_areRefusedByName() throws IOException {
        List<String> refused = refusedOperations();
        assertThat(refused).contains("SearchVectors", "StartBulkPutItems", "CreateGlobalTable");
        for (String operation : refused) {
            assertThat(answer(operation, "{}"))
                    .as(operation)
                    .contains("UnknownOperationException")
                    .contains("This engine does not support the operation " + operation);
        }
    }

    @Test
    void operation_thatDynamoDbDoesNotHave_isUnknown() throws IOException {
        assertThat(answer("ListTable", "{}"))
                .isEqualTo("{\"__type\":\"com.amazon.coral.service#UnknownOperationException\"}");
    }

    @Test
    void parameter_newerThanTheSdk_isRefusedByName() throws IOException {
        String refusal = "This engine does not support the parameter DisassociationProtectionEnabled";
        assertThat(answer("CreateTable", """
                        {"TableName":"Tiles","BillingMode":"PAY_PER_REQUEST","DisassociationProtectionEnabled":true,
                        "AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"}],
                        "KeySchema":[{"AttributeName":"pk","KeyType":"HASH"}]}""")).contains(refusal);
        assertThat(answer("UpdateTable", "{\"TableName\":\"Tiles\",\"DisassociationProtectionEnabled\":true}"))
                .contains(refusal);
    }

    @Test
    void value_ofMegabytes_isNotRepeatedWhole() throws IOException {
        String name = "x".repeat(1_000_000);
        assertThat(answer("DescribeTable", "{\"TableName\":\"" + name + "\"}"))
                .hasSizeLessThan(5_000)
                .contains("Value 'xxx")
                .contains("xxx' at 'tableName' failed to satisfy constraint: Member must have length less than or equal"
                        + " to 255");
        assertThat(answer("PutItem", "{\"TableName\":\"Tiles\",\"Item\":{\"pk\":{\"N\":\"" + name + "\"}}}"))
                .hasSizeLessThan(5_000)
                .contains("The parameter cannot be converted to a numeric value: xxx");
    }
}
