package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Runs every command in the README, the first design and the guide, in order and as printed, except for the
 * repository's address and fixed ports.
 */
class DocumentedCommandsTest {
    private static final Map<String, String> FREE_PORTS = Map.of("AZULEJO_PORT", "0", "AZULEJO_DYNAMODB_PORT", "0");
    private static final String CLONE = "git clone <this repository> azulejo && cd azulejo";
    private static final String SERVE = "./azulejo serve --demo";
    private static final String ENGINE = "./azulejo engine --in-memory";
    private static final List<String> MODULE = List.of(
            "cp -R examples/toolshed examples/mine",
            "perl -pi -e 's/>toolshed</>mine</' examples/mine/pom.xml",
            "perl -pi -e 's|(\\s*)<module>examples/toolshed</module>|$&$1<module>examples/mine</module>|' pom.xml");
    private static final String TEST = "mvn -pl examples/mine -am test";
    private static final Pattern ADDRESS = Pattern.compile("(start page|DynamoDB) +(http://127\\.0\\.0\\.1:\\d+)");

    @Test
    void commands_ofTheDocuments_areTheOnesThatAreTriedHere() throws IOException {
        assertThat(ShellBlocks.of("README.md").stream().map(DocumentedCommandsTest::withoutComment))
                .containsExactly(SERVE, ENGINE, "./azulejo test", "./azulejo dist");
        assertThat(ShellBlocks.of("docs/guide.md")).isEmpty();
        List<String> steps = ShellBlocks.of("docs/first-design.md");
        assertThat(steps).startsWith(CLONE, SERVE).endsWith(TEST).hasSize(4 + MODULE.size());
        assertThat(steps.get(2)).startsWith("aws dynamodb query ");
        assertThat(steps.subList(3, 3 + MODULE.size())).isEqualTo(MODULE);
    }

    private static String withoutComment(String command) {
        return command.replaceFirst(" +#.*", "");
    }

    @Test
    @Timeout(120)
    void serveAndQuery_inABuiltCheckout_showTheTableBehindAService(@TempDir Path folder)
            throws IOException, InterruptedException {
        Checkout checkout = Checkout.built(folder, FREE_PORTS);
        String query = ShellBlocks.of("docs/first-design.md").get(2);

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

    /** From the clone to a new design, for a user who has only the repository and Java. */
    @Test
    @Tag("long")
    @Timeout(1800)
    void steps_fromTheClone_leadToADesignOfOnesOwn(@TempDir Path folder) throws IOException, InterruptedException {
        new Checkout(folder, Map.of()).run(CLONE.replace("<this repository>", ShellBlocks.ROOT.toString()), 2);
        Checkout checkout = new Checkout(folder.resolve("azulejo"), FREE_PORTS);
        checkout.runUntil("Ready", SERVE, table -> assertThat(table).contains("Log in to wavyblog"));
        for (String command : MODULE) {
            checkout.run(command, 1);
        }
        assertThat(checkout.run(TEST.replace("mvn", "mvn -B -ntp"), 15))
                .contains("azulejo-toolkit", "BUILD SUCCESS")
                .containsPattern("(?i)building mine|Toolshed Example");
        checkout.run("./azulejo dist", 10);
        assertThat(checkout.folder().resolve("target/azulejo.tar.gz")).satisfies(Files::exists);
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
