package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Runs the commands in the README and the tutorials, as printed except for fixed ports. The archive is tested by {@link
 * ReleaseArchiveTest}, the first design by the tests of projects.
 */
class DocumentedCommandsTest {
    private static final Map<String, String> FREE_PORTS = Map.of("AZULEJO_PORT", "0", "AZULEJO_DYNAMODB_PORT", "0");
    private static final String ARCHIVE = "azulejo-0.1.0-SNAPSHOT-linux-x64";
    private static final String UNPACK = "tar -xzf " + ARCHIVE + ".tar.gz && cd " + ARCHIVE;
    private static final String SERVE = "./azulejo serve --demo";
    private static final String ENGINE = "./azulejo engine --in-memory";
    private static final Pattern ADDRESS = Pattern.compile("(start page|DynamoDB) +(http://127\\.0\\.0\\.1:\\d+)");

    @Test
    void commands_ofTheDocuments_areTheOnesThatAreTriedHere() throws IOException {
        assertThat(ShellBlocks.of("README.md").stream().map(DocumentedCommandsTest::withoutComment))
                .containsExactly(SERVE, ENGINE);
        assertThat(ShellBlocks.of("docs/tutorials/first-service.md")).containsExactly(SERVE, UNPACK, SERVE);
        assertThat(ShellBlocks.of("docs/reference/toolkit.md")).isEmpty();
        List<String> steps = ShellBlocks.of("docs/tutorials/first-design.md");
        // The tests of projects run the steps before these.
        assertThat(steps.get(steps.size() - 2)).isEqualTo("../azulejo/" + SERVE.substring(2));
        assertThat(steps.getLast()).startsWith("aws dynamodb query ");
    }

    private static String withoutComment(String command) {
        return command.replaceFirst(" +#.*", "");
    }

    @Test
    @Timeout(120)
    void serveAndQuery_inABuiltCheckout_showTheTableBehindAService(@TempDir Path folder)
            throws IOException, InterruptedException {
        Checkout checkout = Checkout.built(folder, FREE_PORTS);
        String query = ShellBlocks.of("docs/tutorials/first-design.md").getLast();

        checkout.runUntil("Ready", SERVE, table -> {
            assertThat(ApiClient.at(address(table, "start page")).get("/").body())
                    .contains("/wavyblog/try", "/docs/systems/wavyblog.md");
            try (DynamoDbClient client = Distribution.client(address(table, "DynamoDB"), "any", "thing")) {
                assertThat(client.query(asRequest(query)).items()).hasSize(1);
            }
        });
    }

    @Test
    @Timeout(120)
    void engine_inABuiltCheckout_isReady(@TempDir Path folder) throws IOException, InterruptedException {
        Checkout.built(folder, Map.of())
                .runUntil(
                        "is ready on",
                        ENGINE + " --port 0",
                        line -> assertThat(line).contains("in memory"));
    }

    private static URI address(String table, String name) {
        Matcher rows = ADDRESS.matcher(table);
        while (rows.find()) {
            if (rows.group(1).equals(name)) {
                return URI.create(rows.group(2));
            }
        }
        throw new AssertionError("No " + name + " in\n" + table);
    }

    /** Returns the request that the AWS CLI would send, so that the CLI need not be installed. */
    private static QueryRequest asRequest(String command) {
        Matcher values = Pattern.compile("\"(:\\w+)\": \\{\"S\": \"([^\"]*)\"}").matcher(command);
        assertThat(values.find()).as(command).isTrue();
        assertThat(option(command, "endpoint-url")).isEqualTo("http://127.0.0.1:8000");
        return QueryRequest.builder()
                .tableName(option(command, "table-name"))
                .keyConditionExpression(option(command, "key-condition-expression"))
                .expressionAttributeValues(Map.of(values.group(1), AttributeValue.fromS(values.group(2))))
                .build();
    }

    private static String option(String command, String name) {
        Matcher option = Pattern.compile("--" + name + " (?:'([^']*)'|(\\S+))").matcher(command);
        assertThat(option.find()).as(name).isTrue();
        return option.group(1) == null ? option.group(2) : option.group(1);
    }
}
