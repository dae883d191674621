package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.azulejo.engine.Engine;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.store.MemoryStore;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Tests of {@code serve} in its own process; the end-to-end stories of all services are in tests/serve. */
@Timeout(180)
class ServeProgramTest {
    private static final Pattern KEY = Pattern.compile("access key (\\S+), secret (\\S+)");

    @Test
    void serve_onAPortInUse_saysSoInOneSentence() throws IOException, InterruptedException {
        try (ServerSocket other = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(other.getLocalPort());
            String said = Program.runWithAwsSettings(
                    Map.of(), "serve", "--in-memory", "--dynamodb-port", "0", "--port", port);
            assertThat(said).contains("Port " + port + " of 127.0.0.1 cannot be listened on", "--port");
            assertThat(said.lines().count()).as(said).isLessThanOrEqualTo(3);
        }
    }

    @Test
    void healthCheck_ofTheImage_isAnsweredByTheServer() throws IOException, InterruptedException {
        String check = Files.readAllLines(Path.of("src/dist/Dockerfile")).stream()
                .filter(line -> line.contains("/health"))
                .findFirst()
                .orElseThrow();
        String script = check.substring(check.indexOf("\"exec") + 1, check.lastIndexOf('"'));
        try (Program program = serve("--in-memory")) {
            int port = Table.read(program).services().getPort();
            assertThat(bash(script.replace("/8080", "/" + port))).isZero();
            assertThat(bash(script.replace("/8080", "/" + port).replace("/health", "/nothing")))
                    .isNotZero();
        }
    }

    private static int bash(String script) throws IOException, InterruptedException {
        return new ProcessBuilder("bash", "-c", script).start().waitFor();
    }

    @Test
    void serve_onAFolder_makesKeysForItsOwnerAndTakesOnlyThem(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        String admin;
        try (Program program = serve("--data", data.toString())) {
            Table table = Table.read(program);
            assertThat(get(table.services(), "/"))
                    .contains("/wavyblog/try", "/docs/systems/wavyblog.md", "/blog/", "/orders/");
            assertThat(get(table.services(), "/docs/systems/wavyblog.md")).contains("<table>", "POSTS_BY_USER#");
            assertThat(get(table.services(), "/health")).contains("\"status\":\"up\"", "\"store\":\"up\"");
            assertThat(get(table.services(), "/metrics")).contains("jvm_memory");
            assertThat(get(table.services(), "/docs/aws/wavyblog.json")).contains("dynamodb:Query");
            assertThat(status(table.services(), "/docs/../logback.xml")).isIn(400, 404);
            assertThat(status(table.services(), "/docs/none.md")).isEqualTo(404);
            try (Stream<Path> files = Files.walk(data.resolve("keys"))) {
                assertThat(files.filter(Files::isRegularFile))
                        .hasSizeGreaterThan(2)
                        .allSatisfy(
                                file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                        .isEqualTo("rw-------"));
            }
            try (DynamoDbClient owner = Program.client(table.dynamoDb(), table.accessKey(), table.secret());
                    DynamoDbClient stranger = Program.client(table.dynamoDb(), "any", "thing")) {
                assertThat(owner.listTables().tableNames()).contains("WavyBlog");
                assertThatThrownBy(stranger::listTables).isInstanceOf(DynamoDbException.class);
            }
            String credentials = data.resolve("keys/credentials").toString();
            admin = CommandLineTest.run(
                            "admin", "wavyblog", "ana", "--email", "ana@example.org", "--data", data.toString())
                    .err();
            assertThat(admin).contains("give --store with its DynamoDB endpoint");
            admin = CommandLineTest.run(
                            "admin",
                            "wavyblog",
                            "ana",
                            "--email",
                            "ana@example.org",
                            "--store",
                            table.dynamoDb().toString(),
                            "--credentials",
                            credentials)
                    .out();
            assertThat(login(table.services(), "ana", password(admin))).isEqualTo(200);
            program.terminate();
        }
        try (Program program = serve("--data", data.toString(), "--durability", "os")) {
            assertThat(login(Table.read(program).services(), "ana", password(admin)))
                    .isEqualTo(200);
        }
    }

    @Test
    void admin_onAStoppedFolder_isMadeAndThenRaised(@TempDir Path folder) throws IOException {
        String data = folder.resolve("data").toString();
        Path secret = Files.writeString(folder.resolve("password"), "correct horse\n");

        assertThat(CommandLineTest.run("admin", "wavyblog", "bea", "--data", data)
                        .err())
                .contains("give --email to register one");
        CommandLineTest.Outcome made = CommandLineTest.run(
                "admin",
                "wavyblog",
                "bea",
                "--email",
                "bea@example.org",
                "--password-file",
                secret.toString(),
                "--data",
                data);

        assertThat(made.err()).isEmpty();
        assertThat(made.out()).contains("bea is registered as an admin").doesNotContain("correct horse");
        assertThat(CommandLineTest.run("admin", "wavyblog", "bea", "--data", data)
                        .out())
                .contains("bea is an admin of WavyBlog now");
        assertThat(CommandLineTest.run("admin", "wavyblog", "B!", "--email", "x@example.org", "--data", data)
                        .err())
                .contains("username")
                .hasLineCount(1);
    }

    @Test
    void owner_ofACompany_isRegisteredOnceAndThenGetsMoreRoles(@TempDir Path folder) {
        String data = folder.resolve("data").toString();
        String cnpj = "11.222.333/0001-81";
        String[] account = {"--email", "cleo@example.org", "--data", data};

        assertThat(admin(account, "orders", cnpj).err()).contains("give --name to register one");
        assertThat(admin(account, "orders", "11.222.333/0001-99", "--name", "Cleo")
                        .err())
                .contains("is not a valid CNPJ");
        assertThat(admin(account, "orders", cnpj, "--name", "Cleo").out())
                .contains("cleo@example.org has the role owner in 11222333000181", "with the password");
        assertThat(admin(account, "member", "blog", "admin").out())
                .contains("has the role admin in blog")
                .doesNotContain("password");
    }

    @Test
    void admins_ofTheIssuerAndOfTheNotifications_areRegisteredOnceAndThenRaised(@TempDir Path folder)
            throws IOException, InterruptedException {
        String data = folder.resolve("data").toString();
        Path secret = Files.writeString(folder.resolve("password"), "correct horse\n");
        String[] dora = {"--email", "dora@example.org", "--data", data};
        String[] where = {"--password-file", secret.toString(), "--data", data};

        assertThat(admin(dora, "identity").err()).contains("give --name to register one");
        assertThat(admin(dora, "identity", "--name", "Dora", "--password-file", secret.toString())
                        .out())
                .isEqualTo("dora@example.org has the role platform-admin now, from the next sign-in on, registered\n");
        assertThat(admin(dora, "identity").out())
                .isEqualTo("dora@example.org has the role platform-admin now, from the next sign-in on\n");
        assertThat(admin(where, "notifications", "Eva@example.org").out())
                .isEqualTo("eva@example.org is registered as an admin of the notifications\n");
        assertThat(admin(where, "notifications", "eva@example.org").out())
                .isEqualTo("eva@example.org is an admin of the notifications now, from the next sign-in on\n");
        assertThat(admin(where, "notifications", "eva").err()).contains("email").hasLineCount(1);

        try (Program program = serve("--data", data)) {
            URI services = Table.read(program).services();
            assertThat(signIn(services, "/identity/login", "dora@example.org")).contains("platform-admin");
            assertThat(signIn(services, "/notifications/auth/login", "eva@example.org"))
                    .contains("admin");
        }
    }

    /** Returns the claims in the access token of a sign-in. */
    private static String signIn(URI services, String path, String email) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(services.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"login\":\"" + email + "\",\"password\":\"correct horse\"}"))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            String body =
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            Matcher token =
                    Pattern.compile("\"accessToken\":\"[^.]+\\.([^.]+)\\.").matcher(body);
            assertThat(token.find()).as(body).isTrue();
            return new String(Base64.getUrlDecoder().decode(token.group(1)), StandardCharsets.UTF_8);
        }
    }

    private static CommandLineTest.Outcome admin(String[] account, String... arguments) {
        return CommandLineTest.run(Stream.of(Stream.of("admin"), Stream.of(arguments), Stream.of(account))
                .flatMap(each -> each)
                .toArray(String[]::new));
    }

    @Test
    void serve_withDemo_isInMemoryAndTakesAnyCredentials() throws IOException, InterruptedException {
        try (Program program = serve("--demo", "--in-memory")) {
            Table table = Table.read(program);
            assertThat(table.text()).contains("Log in to wavyblog", "john_doe", "any credentials", "in memory");
            assertThat(login(table.services(), "john_doe", "azulejo-demo")).isEqualTo(200);
            try (DynamoDbClient client = Program.client(table.dynamoDb(), "any", "thing")) {
                Map<String, AttributeValue> item = client.getItem(get -> get.tableName("WavyBlog")
                                .key(Map.of(
                                        "PK", AttributeValue.fromS("POST#my-first-post"),
                                        "SK", AttributeValue.fromS("METADATA#my-first-post"))))
                        .item();
                assertThat(item).containsEntry("GSI1SK", AttributeValue.fromS("POST#2024-01-15T10:30:00Z"));
            }
        }
    }

    @Test
    void serve_onAnotherServersEndpoint_sharesItsItems() throws IOException, InterruptedException {
        try (Program first = serve("--demo", "--in-memory")) {
            URI endpoint = Table.read(first).dynamoDb();
            try (Program second =
                    Program.start("serve", "--store", endpoint.toString(), "--port", "0", "--data", "target/keys")) {
                Table table = Table.read(second);
                assertThat(table.text())
                        .contains("items")
                        .contains(endpoint.toString())
                        .doesNotContain("DynamoDB  ");
                assertThat(login(table.services(), "john_doe", "azulejo-demo")).isEqualTo(200);
            }
        }
    }

    @Test
    void serve_onLocalstack_isOnItsPort(@TempDir Path folder) throws IOException, InterruptedException {
        assumeThat(free(4566)).as("port 4566 is free").isTrue();
        try (Engine engine = new Engine(new MemoryStore(), EngineOptions.DEFAULT);
                DynamoDbServer localstack = DynamoDbServer.start(engine, ServerOptions.onLoopback(4566));
                DynamoDbClient client = Program.client(localstack.uri(), "any", "thing");
                Program program = Program.start(
                        "serve", "--store", "localstack", "--port", "0", "--once", "--data", folder + "/keys")) {
            assertThat(Table.read(program).text()).contains("items").contains("http://127.0.0.1:4566");
            assertThat(program.end()).isZero();
            assertThat(client.listTables().tableNames()).contains("WavyBlog", "Identity", "orders");
        }
    }

    private static boolean free(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void serve_onDynamoDb_withoutRegionOrCredentials_saysWhatIsMissing(@TempDir Path folder)
            throws IOException, InterruptedException {
        String[] serve = {"serve", "--store", "dynamodb", "--port", "0", "--once", "--data", folder + "/keys"};

        assertThat(Program.runWithAwsSettings(Map.of(), serve))
                .isEqualTo("azulejo: No region is set for DynamoDB: give --region, or set AWS_REGION");
        assertThat(Program.runWithAwsSettings(Map.of("AWS_REGION", "sa-east-1"), serve))
                .startsWith(
                        "azulejo: The tables cannot be created on DynamoDB in sa-east-1: Unable to load credentials");
    }

    @Test
    void serve_once_stopsByItself(@TempDir Path folder) throws IOException, InterruptedException {
        try (Program program = serve("--once", "--data", folder.resolve("d").toString())) {
            assertThat(Table.read(program).text()).contains("Ready");
            assertThat(program.end()).isZero();
        }
    }

    @Test
    void port_inUse_isSaidInOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());

            assertThat(CommandLineTest.run("serve", "--in-memory", "--port", port, "--dynamodb-port", "0")
                            .err())
                    .contains("Choose another with --port")
                    .hasLineCount(1);
            assertThat(CommandLineTest.run("serve", "--in-memory", "--port", "0", "--dynamodb-port", port)
                            .err())
                    .contains("choose another with --dynamodb-port")
                    .hasLineCount(1);
        }
    }

    private static Program serve(String... more) throws IOException {
        return Program.start(Stream.concat(Stream.of("serve", "--port", "0", "--dynamodb-port", "0"), Stream.of(more))
                .toArray(String[]::new));
    }

    private static String password(String line) {
        return line.strip().substring(line.strip().lastIndexOf(' ') + 1);
    }

    private static int login(URI services, String user, String password) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(services.resolve("/wavyblog/auth/login"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"login\":\"" + user + "\",\"password\":\"" + password + "\"}"))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }

    private static String get(URI base, String path) throws IOException, InterruptedException {
        HttpResponse<String> response = send(base, path);
        assertThat(response.statusCode()).as(path).isEqualTo(200);
        return response.body();
    }

    private static int status(URI base, String path) throws IOException, InterruptedException {
        return send(base, path).statusCode();
    }

    private static HttpResponse<String> send(URI base, String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create(base + path)).build(), HttpResponse.BodyHandlers.ofString());
        }
    }

    /** Startup message of the program. */
    private record Table(String text) {
        static Table read(Program program) throws IOException {
            StringBuilder text = new StringBuilder();
            String line;
            do {
                line = program.line();
                text.append(line).append('\n');
            } while (!line.startsWith("Ready") && program.running());
            return new Table(text.toString());
        }

        URI services() {
            return Program.url(row("health"));
        }

        URI dynamoDb() {
            return Program.url(row("DynamoDB"));
        }

        String accessKey() {
            return key().group(1);
        }

        String secret() {
            return key().group(2);
        }

        private Matcher key() {
            Matcher matcher = KEY.matcher(row("DynamoDB"));
            assertThat(matcher.find()).as(text).isTrue();
            return matcher;
        }

        private String row(String name) {
            return text.lines()
                    .filter(line -> line.strip().startsWith(name + " "))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("No " + name + " in\n" + text));
        }
    }
}
