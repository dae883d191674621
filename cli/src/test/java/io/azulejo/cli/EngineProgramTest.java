package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.testing.TestCertificate;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

@Timeout(120)
class EngineProgramTest {
    private static final int SIGTERM_EXIT = 128 + 15;
    private static final Map<String, AttributeValue> ORDER =
            Map.of("pk", AttributeValue.fromS("ORDER#1"), "total", AttributeValue.fromN("12.5"));

    @Test
    void engine_inMemory_printsOneLineServesAndStopsOnSigterm() throws IOException, InterruptedException {
        try (Program program = Program.start("engine", "--in-memory", "--port", "0")) {
            String ready = program.line();
            assertThat(ready).contains("ready", "in memory", "any credentials");
            try (DynamoDbClient client = Program.client(Program.url(ready), "any", "thing")) {
                createOrders(client);
                client.putItem(put -> put.tableName("Orders").item(ORDER));
                assertThat(read(client)).isEqualTo(ORDER);
            }

            assertThat(program.terminate()).isEqualTo(SIGTERM_EXIT);
            assertThat(program.line()).as("a second line of output").isEmpty();
        }
    }

    @Test
    void engine_onAFolder_findsItsItemsAfterARestart(@TempDir Path folder) throws IOException, InterruptedException {
        String data = folder.resolve("store").toString();
        try (Program program = Program.start("engine", "--data", data, "--port", "0")) {
            try (DynamoDbClient client = Program.client(Program.url(program.line()), "any", "thing")) {
                createOrders(client);
                client.putItem(put -> put.tableName("Orders").item(ORDER));
            }
            program.terminate();
        }
        try (Program program = Program.start("engine", "--data", data, "--port", "0", "--durability", "os")) {
            String ready = program.line();
            assertThat(ready).contains("durability os");
            try (DynamoDbClient client = Program.client(Program.url(ready), "any", "thing")) {
                assertThat(read(client)).isEqualTo(ORDER);
            }
        }
    }

    @Test
    void engine_withCredentials_takesOnlyTheirSignatures(@TempDir Path folder) throws IOException {
        Path credentials = Files.writeString(folder.resolve("credentials"), """
                # two people
                [alma]
                aws_access_key_id = AKIDALMA
                aws_secret_access_key = sesame
                [bruno]
                aws_access_key_id=AKIDBRUNO
                aws_secret_access_key=mustard
                """);
        Files.setPosixFilePermissions(credentials, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(CommandLineTest.run("engine", "--in-memory", "--credentials", credentials.toString())
                        .err())
                .contains("can be read by others", "chmod 600");
        Files.setPosixFilePermissions(credentials, PosixFilePermissions.fromString("rw-------"));
        try (Program program =
                Program.start("engine", "--in-memory", "--port", "0", "--credentials", credentials.toString())) {
            String ready = program.line();
            assertThat(ready).contains("signed requests only");
            try (DynamoDbClient alma = Program.client(Program.url(ready), "AKIDALMA", "sesame");
                    DynamoDbClient bruno = Program.client(Program.url(ready), "AKIDBRUNO", "mustard");
                    DynamoDbClient stranger = Program.client(Program.url(ready), "AKIDALMA", "mustard")) {
                assertThat(alma.listTables().tableNames()).isEmpty();
                assertThat(bruno.listTables().tableNames()).isEmpty();
                assertThatThrownBy(stranger::listTables)
                        .isInstanceOf(DynamoDbException.class)
                        .hasMessageContaining("signature we calculated does not match");
            }
        }
    }

    @Test
    void backup_ofARunningEngine_isVerifiedRestoredAndServed(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path backups = folder.resolve("backups");
        Path restored = folder.resolve("restored");
        String[] key = {"--access-key", "AKIDALMA", "--secret-key", "sesame"};
        try (Program program = Program.start(
                "engine",
                "--data",
                folder.resolve("store").toString(),
                "--port",
                "0",
                "--backups",
                backups.toString(),
                key[0],
                key[1],
                key[2],
                key[3])) {
            String endpoint = Program.url(program.line()).toString();
            try (DynamoDbClient client = Program.client(URI.create(endpoint), "AKIDALMA", "sesame")) {
                createOrders(client);
                client.putItem(put -> put.tableName("Orders").item(ORDER));
            }

            assertThat(CommandLineTest.run("engine", "backup", "monday", "--endpoint", endpoint)
                            .err())
                    .contains("missing Authentication Token");
            assertThat(CommandLineTest.run(
                                    "engine",
                                    "backup",
                                    "../out",
                                    "--endpoint",
                                    endpoint,
                                    key[0],
                                    key[1],
                                    key[2],
                                    key[3])
                            .err())
                    .contains("Name must be");
            assertThat(CommandLineTest.run(
                                    "engine",
                                    "backup",
                                    "monday",
                                    "--endpoint",
                                    endpoint,
                                    key[0],
                                    key[1],
                                    key[2],
                                    key[3])
                            .out())
                    .contains(backups.resolve("monday").toString());
        }

        assertThat(CommandLineTest.run(
                        "engine", "restore", backups.resolve("monday").toString(), "--data", restored.toString()))
                .matches(outcome -> outcome.exitCode() == 0);
        assertThat(CommandLineTest.run("engine", "verify", "--data", restored.toString())
                        .out())
                .contains("1 items, 0 index entries, 0 TTL entries: all agree");
        try (Program program = Program.start("engine", "--data", restored.toString(), "--port", "0");
                DynamoDbClient client = Program.client(Program.url(program.line()), "any", "thing")) {
            assertThat(read(client)).isEqualTo(ORDER);
        }
    }

    @Test
    void engine_withoutFileDescriptors_servesAgainWhenThereAreSome() throws Exception {
        try (Program program = Program.startLimited("ulimit -n 256", "engine", "--in-memory", "--port", "0")) {
            URI endpoint = Program.url(program.line());
            List<Socket> flood = new ArrayList<>();
            for (int i = 0; i < 400; i++) {
                flood.add(new Socket(InetAddress.getLoopbackAddress(), endpoint.getPort()));
            }
            for (Socket socket : flood) {
                socket.close();
            }
            try (DynamoDbClient client = Program.client(endpoint, "any", "thing")) {
                assertThat(client.listTables().tableNames()).isEmpty();
            }
        }
    }

    @Test
    void engine_withACertificateAndAnOrigin_servesPagesOverTls(@TempDir Path folder) throws Exception {
        TestCertificate certificate = TestCertificate.generate(folder, "engine");
        Path pem = folder.resolve("cert.pem");
        Path key = folder.resolve("key.pem");
        certificate.write(pem, key, Instant.parse("2026-01-01T00:00:00Z"));
        try (Program program = Program.start(
                        "engine",
                        "--in-memory",
                        "--port",
                        "0",
                        "--tls-cert",
                        pem.toString(),
                        "--tls-key",
                        key.toString(),
                        "--allow-origin",
                        "https://app.example.org");
                HttpClient client = HttpClient.newBuilder()
                        .sslContext(certificate.trusted())
                        .build()) {
            URI engine = Program.url(program.line());
            assertThat(engine.getScheme()).isEqualTo("https");
            HttpResponse<String> tables = client.send(
                    HttpRequest.newBuilder(engine.resolve("/"))
                            .header("X-Amz-Target", "DynamoDB_20120810.ListTables")
                            .header("Origin", "https://app.example.org")
                            .POST(HttpRequest.BodyPublishers.ofString("{}"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(tables.body()).isEqualTo("{\"TableNames\":[]}");
            assertThat(tables.headers().firstValue("Access-Control-Allow-Origin"))
                    .hasValue("https://app.example.org");
            assertThat(tables.headers().firstValue("Access-Control-Allow-Credentials"))
                    .isEmpty();

            HttpResponse<String> preflight = preflight(client, engine, "https://app.example.org");
            assertThat(preflight.statusCode()).isEqualTo(204);
            assertThat(preflight.headers().firstValue("Access-Control-Allow-Headers"))
                    .hasValueSatisfying(headers -> assertThat(headers).contains("X-Amz-Target", "Authorization"));
            assertThat(preflight(client, engine, "https://evil.example.org")
                            .headers()
                            .map())
                    .doesNotContainKey("access-control-allow-origin");
        }
        assertThat(CommandLineTest.run("engine", "--in-memory", "--tls-cert", pem.toString())
                        .err())
                .contains("--tls-cert and --tls-key belong together");
    }

    private static HttpResponse<String> preflight(HttpClient client, URI engine, String origin)
            throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(engine.resolve("/"))
                        .header("Origin", origin)
                        .header("Access-Control-Request-Method", "POST")
                        .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void export_ofAFolderOfTheEngine_findsItsTables(@TempDir Path folder) throws IOException, InterruptedException {
        Path data = folder.resolve("store");
        try (Program program = Program.start("engine", "--data", data.toString(), "--port", "0")) {
            try (DynamoDbClient client = Program.client(Program.url(program.line()), "any", "thing")) {
                createOrders(client);
                client.putItem(put -> put.tableName("Orders").item(ORDER));
            }
            program.terminate();
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
        String file = folder.resolve("orders.json").toString();
        assertThat(CommandLineTest.run("export", "--data", data.toString(), "Orders", file)
                        .out())
                .startsWith("Exported 1 items of Orders");
    }

    private static void createOrders(DynamoDbClient client) {
        client.createTable(table -> table.tableName("Orders")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("pk")
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName("pk")
                        .keyType(KeyType.HASH)
                        .build()));
        client.waiter().waitUntilTableExists(table -> table.tableName("Orders"));
    }

    private static Map<String, AttributeValue> read(DynamoDbClient client) {
        return client.getItem(get -> get.tableName("Orders").key(Map.of("pk", AttributeValue.fromS("ORDER#1"))))
                .item();
    }
}
