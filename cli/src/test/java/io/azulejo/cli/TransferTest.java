package io.azulejo.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Export and import of tables. */
class TransferTest {
    private static final String TABLE = "Things";

    @TempDir
    Path folder;

    private record Outcome(int exitCode, String out, String err) {}

    private static Outcome run(Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine = Azulejo.commandLine();
        commandLine.setOut(new PrintWriter(out));
        commandLine.setErr(new PrintWriter(err));
        String[] words = List.of(arguments).stream().map(Object::toString).toArray(String[]::new);
        return new Outcome(commandLine.execute(words), out.toString(), err.toString());
    }

    private void with(String name, Consumer<DynamoDbClient> work) {
        try (DynamoDbClient client = DurableDynamoDb.open(folder.resolve(name).resolve("store"), Durability.OS)) {
            work.accept(client);
        }
    }

    private static void create(DynamoDbClient client) {
        client.createTable(table -> table.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build()));
    }

    private static Set<Map<String, AttributeValue>> items(DynamoDbClient client) {
        Set<Map<String, AttributeValue>> items = new HashSet<>();
        client.scanPaginator(scan -> scan.tableName(TABLE)).items().forEach(item -> items.add(new HashMap<>(item)));
        return items;
    }

    private static Map<String, AttributeValue> ofEveryType(String id) {
        return Map.of(
                "id",
                AttributeValue.fromS(id),
                "n",
                AttributeValue.fromN("1.5"),
                "b",
                AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1, 7})),
                "truth",
                AttributeValue.fromBool(false),
                "nothing",
                AttributeValue.fromNul(true),
                "texts",
                AttributeValue.fromSs(List.of("\"quoted\"", "ünï\n")),
                "numbers",
                AttributeValue.fromNs(List.of("1", "2")),
                "binaries",
                AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {1}))),
                "list",
                AttributeValue.fromL(List.of(AttributeValue.fromS("x"), AttributeValue.fromL(List.of()))),
                "map",
                AttributeValue.fromM(Map.of("deep", AttributeValue.fromM(Map.of("n", AttributeValue.fromN("3"))))));
    }

    @BeforeEach
    void createTables() throws IOException {
        Files.createDirectories(folder.resolve("from"));
        Files.createDirectories(folder.resolve("to"));
        with("from", client -> {
            create(client);
            for (int i = 0; i < 60; i++) {
                Map<String, AttributeValue> item = ofEveryType("T" + i);
                client.putItem(put -> put.tableName(TABLE).item(item));
            }
        });
        with("to", TransferTest::create);
    }

    @ParameterizedTest
    @ValueSource(strings = {"things.json", "things.json.gz"})
    void items_exportedAndImported_areTheSame(String name) throws IOException {
        Path file = folder.resolve(name);
        Outcome exported = run("export", "--data", folder.resolve("from"), TABLE, file);
        assertThat(exported.err()).isEmpty();
        assertThat(exported.out()).startsWith("Exported 60 items of Things to ");
        Outcome imported = run("import", "--data", folder.resolve("to"), TABLE, file);
        assertThat(imported.err()).isEmpty();
        assertThat(imported.out()).startsWith("Imported 60 items into Things");
        Set<Map<String, AttributeValue>> before = new HashSet<>();
        with("from", client -> before.addAll(items(client)));
        with("to", client -> assertThat(items(client)).isEqualTo(before));
        try (var files = Files.list(folder)) {
            assertThat(files.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("from", "to", name);
        }
    }

    @Test
    void file_asDynamoDbWritesThem_isImported() throws IOException {
        Path file = Files.writeString(folder.resolve("dynamodb.json"), """
                {"Item":{"id":{"S":"1"},"tags":{"SS":["a","b"]}}}
                {"Item":{"id":{"S":"2"},"price":{"N":"9.99"}}}
                """);
        assertThat(run("import", "--data", folder.resolve("to"), TABLE, file).out())
                .startsWith("Imported 2 items");
        with("to", client -> assertThat(items(client)).hasSize(2));
    }

    @Test
    void import_ofTheSameKeyManyTimes_keepsTheLast() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            lines.append("{\"Item\":{\"id\":{\"S\":\"T" + i % 70 + "\"},\"n\":{\"N\":\"" + i + "\"}}}\n");
        }
        Path file = Files.writeString(folder.resolve("repeated.json"), lines);
        assertThat(run("import", "--data", folder.resolve("to"), TABLE, file).out())
                .startsWith("Imported 300 items");
        with("to", client -> {
            assertThat(items(client)).hasSize(70);
            for (Map<String, AttributeValue> item : items(client)) {
                int id = Integer.parseInt(requireNonNull(item.get("id")).s().substring(1));
                assertThat(requireNonNull(item.get("n")).n())
                        .isEqualTo(Integer.toString(id < 20 ? id + 280 : id + 210));
            }
        });
    }

    @Test
    void import_ofABrokenLine_saysWhereAndHowToGoOn() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            lines.append(i == 27 ? "{\"Item\":{\"id\":{\"X\":\"1\"}}}" : "{\"Item\":{\"id\":{\"S\":\"T" + i + "\"}}}")
                    .append('\n');
        }
        Path file = Files.writeString(folder.resolve("broken.json"), lines);
        Outcome failed = run("import", "--data", folder.resolve("to"), TABLE, file);
        assertThat(failed.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(failed.err())
                .contains("Line 28 is not an item: unknown attribute type 'X'")
                .contains("The first 25 lines are imported; resume with --skip 25");
        Path repaired = Files.writeString(
                folder.resolve("repaired.json"), lines.toString().replace("\"X\"", "\"S\""));
        assertThat(run("import", "--skip", 25, "--data", folder.resolve("to"), TABLE, repaired)
                        .out())
                .startsWith("Imported 5 items");
    }

    @Test
    void export_toAFileThatExists_replacesItOnlyIfTold() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.json"), "dear");
        Outcome refused = run("export", "--data", folder.resolve("from"), TABLE, file);
        assertThat(refused.err()).contains("letter.json exists", "--overwrite");
        assertThat(file).hasContent("dear");
        assertThat(run("export", "--overwrite", "--data", folder.resolve("from"), TABLE, file)
                        .out())
                .startsWith("Exported 60 items");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void export_ofAMissingTable_leavesNoFile() {
        Path file = folder.resolve("missing.json");
        Outcome failed = run("export", "--data", folder.resolve("from"), "Missing", file);
        assertThat(failed.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(failed.err()).contains("The store rejected the request: ");
        assertThat(file).doesNotExist();
    }
}
