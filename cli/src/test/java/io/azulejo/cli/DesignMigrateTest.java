package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.cli.CommandLineTest.Outcome;
import io.azulejo.engine.Durability;
import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.processor.AzulejoProcessor;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/** Baseline, comparison and migration of a user's design, from the command line. */
@Timeout(120)
class DesignMigrateTest {
    private static final String BEFORE = """
            package kiosk;

            import io.azulejo.annotation.*;
            import io.azulejo.toolkit.entity.EntityTable;

            @SingleTable(name = "${KIOSK:Kiosk}", entityType = "type", entities = Kiosk.Paper.class)
            public interface Kiosk {
                EntityTable<Paper> papers();

                @Entity("PAPER")
                @Key(pk = "PAPER#{id}", sk = "PAPER")
                record Paper(String id, String town) {}
            }
            """;
    private static final String AFTER = BEFORE.replace(
                    "entities = Kiosk.Paper.class",
                    "entities = Kiosk.Paper.class, indexes = @Index(name = \"ByTown\", partitionKey = \"TPK\","
                            + " sortKey = \"TSK\")")
            .replace("@Entity", "@IndexKey(index = \"ByTown\", pk = \"TOWN#{town}\", sk = \"{id}\")\n    @Entity")
            .replace("String town", "String town, @Default(\"1\") int price");

    @TempDir
    Path folder;

    private Path before;
    private Path after;

    @BeforeEach
    void compileDesigns() throws IOException {
        before = compile("before", BEFORE);
        after = jar(compile("after", AFTER));
    }

    private Path compile(String name, String source) throws IOException {
        Path file =
                Files.createDirectories(folder.resolve(name + "-source/kiosk")).resolve("Kiosk.java");
        Files.writeString(file, source);
        Path classes = Files.createDirectories(folder.resolve(name));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    messages,
                    files,
                    null,
                    List.of(
                            "-d",
                            classes.toString(),
                            "-parameters",
                            "-cp",
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))),
                    null,
                    files.getJavaFileObjects(file));
            task.setProcessors(List.of(new AzulejoProcessor()));
            assertThat(task.call()).as("%s", messages).isTrue();
        }
        return classes;
    }

    private Path jar(Path classes) throws IOException {
        Path jar = folder.resolve("kiosk.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> paths = Files.walk(classes)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(path).toString().replace('\\', '/')));
                Files.copy(path, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    private static Outcome run(Object... arguments) {
        String[] words = Stream.concat(Stream.of("design"), Stream.of(arguments).map(Object::toString))
                .toArray(String[]::new);
        return CommandLineTest.run(words);
    }

    private static void fill(DynamoDbClient client) {
        client.createTable(table -> table.tableName("Kiosk")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(Stream.of("PK", "SK")
                        .map(name -> AttributeDefinition.builder()
                                .attributeName(name)
                                .attributeType("S")
                                .build())
                        .toList())
                .keySchema(
                        KeySchemaElement.builder()
                                .attributeName("PK")
                                .keyType("HASH")
                                .build(),
                        KeySchemaElement.builder()
                                .attributeName("SK")
                                .keyType("RANGE")
                                .build()));
        for (int i = 0; i < 30; i++) {
            String id = Integer.toString(i);
            client.putItem(put -> put.tableName("Kiosk")
                    .item(Map.of(
                            "PK", AttributeValue.fromS("PAPER#" + id),
                            "SK", AttributeValue.fromS("PAPER"),
                            "type", AttributeValue.fromS("PAPER"),
                            "id", AttributeValue.fromS(id),
                            "town", AttributeValue.fromS("Faro"))));
        }
    }

    private static int inFaro(DynamoDbClient client) {
        return client.query(query -> query.tableName("Kiosk")
                        .indexName("ByTown")
                        .keyConditionExpression("TPK = :town")
                        .expressionAttributeValues(Map.of(":town", AttributeValue.fromS("TOWN#Faro"))))
                .count();
    }

    @Test
    void baselineAndCompare_ofAChangedDesign_sayWhatItNeeds() {
        Path baseline = folder.resolve("kiosk.baseline.json");
        assertThat(run("baseline", "kiosk", "--from", before, "--out", baseline).exitCode())
                .isEqualTo(CommandLine.ExitCode.OK);
        assertThat(run("baseline", "kiosk", "--from", before).out()).isEqualTo(read(baseline));

        Outcome same = run("compare", "kiosk", "--from", before, "--baseline", baseline);
        assertThat(same.out()).isEqualTo("No changes since the baseline\n");
        assertThat(same.exitCode()).isEqualTo(CommandLine.ExitCode.OK);

        Outcome changed = run("compare", "kiosk", "--from", after, "--baseline", baseline);
        assertThat(changed.out())
                .contains(
                        "needs-backfill: index ByTown: is new",
                        "needs-backfill, breaks-writers: Paper in index ByTown: has the key TOWN#{town} / {id}",
                        "safe: Paper.price: is new",
                        "3 changes since the baseline, 2 not safe");
        assertThat(changed.exitCode()).isEqualTo(CommandLine.ExitCode.SOFTWARE);
        assertThat(run(
                                "compare",
                                "kiosk",
                                "--from",
                                after,
                                "--baseline",
                                baseline,
                                "--allow",
                                "needs-backfill",
                                "--allow",
                                "breaks-writers")
                        .exitCode())
                .isEqualTo(CommandLine.ExitCode.OK);
        assertThat(run("compare", "kiosk", "--from", after, "--baseline", baseline, "--allow", "all")
                        .err())
                .contains("--allow takes needs-backfill, breaks-readers, breaks-writers, loses-items, not all");
        assertThat(run("compare", "kiosk", "--from", after, "--baseline", "none.json")
                        .err())
                .contains("--baseline none.json cannot be read");
    }

    @Test
    void migrate_overTheWire_loadsTheJarAndBackfillsItsIndex() {
        try (Engine engine = new Engine(new MemoryStore(), EngineOptions.DEFAULT);
                DynamoDbServer server = DynamoDbServer.start(engine, ServerOptions.on("127.0.0.1", 0, List.of()));
                DynamoDbClient client = Program.client(server.uri(), "any", "any")) {
            fill(client);
            String store = server.uri().toString();

            Outcome dry = run("migrate", "kiosk", "--from", after, "--store", store, "--dry-run");
            assertThat(dry.err()).isEmpty();
            assertThat(dry.out())
                    .contains(
                            "Kiosk: add index ByTown (TPK S, TSK S) ALL",
                            "30 items read; 30 to rewrite",
                            "About 1 read units and 60 write units",
                            "0.0000 at 0.125 and 0.625 for a million units; 1 seconds at 500 items a second");
            assertThat(dry.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
            assertThat(client.listTables().tableNames()).containsExactly("Kiosk");

            Outcome done = run("migrate", "kiosk", "--from", after, "--store", store, "--segments", 2);
            assertThat(done.out()).contains("30 items read; 30 rewritten");
            assertThat(done.exitCode()).isEqualTo(CommandLine.ExitCode.OK);
            assertThat(inFaro(client)).isEqualTo(30);

            assertThat(run("migrate", "kiosk", "--from", after, "--store", store)
                            .out())
                    .contains("30 items read, all up to date");
            assertThat(run("migrate", "kiosk", "--from", after, "--store", store, "--structure-only")
                            .out())
                    .isEqualTo("The tables agree with the design\n");
            assertThat(run("verify", "kiosk", "--from", after, "--store", store).exitCode())
                    .isEqualTo(CommandLine.ExitCode.OK);
        }
    }

    @Test
    void migrate_onAFolder_worksAndKeepsItsStateWhereTold() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        try (DynamoDbClient client = DurableDynamoDb.open(data.resolve("store"), Durability.OS)) {
            fill(client);
        }

        Outcome done = run("migrate", "kiosk", "--from", after, "--data", data, "--state", "My-State");

        assertThat(done.err()).contains("Kiosk: add index ByTown");
        assertThat(done.out()).contains("30 items read; 30 rewritten");
        try (DynamoDbClient client = DurableDynamoDb.open(data.resolve("store"), Durability.OS)) {
            assertThat(inFaro(client)).isEqualTo(30);
            assertThat(client.listTables().tableNames()).containsExactlyInAnyOrder("Kiosk", "My-State");
        }
    }

    @Test
    void migrate_wrong_isAnsweredByWhatWouldBeRight() throws IOException {
        assertThat(run("migrate", "kiosk", "--from", after, "--data", folder.resolve("nothing"))
                        .err())
                .contains("There is no store in");
        assertThat(run("migrate", "kiosk", "--from", after, "--segments", 0).err())
                .contains("segments is at least 1, not 0");
        Path data = Files.createDirectories(folder.resolve("data"));
        try (DynamoDbClient client = DurableDynamoDb.open(data.resolve("store"), Durability.OS)) {
            fill(client);
        }
        Path description = Files.createDirectories(folder.resolve("only/META-INF/azulejo"));
        Files.copy(before.resolve("META-INF/azulejo/kiosk.Kiosk.json"), description.resolve("kiosk.Kiosk.json"));
        assertThat(run("migrate", "kiosk", "--from", folder.resolve("only"), "--data", data)
                        .err())
                .contains("The generated class kiosk.KioskDesign cannot be used", "Give --from with the application's");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
