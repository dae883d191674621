package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.Jsonb;
import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.testing.ApiClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compatibility with the build of 17 November 2026: its data folder, cursors, tokens and design descriptions. The
 * fixtures in {@code before} were made by that build with {@code serve --demo} and never change, except that lists of
 * orders ask for the oldest first, which was the only order then; cursors of that list have expired with its order.
 */
@Timeout(600)
class EarlierBuildTest {
    private static final String PASSWORD = "azulejo-demo";

    @Test
    @SuppressWarnings("unchecked") // JSON objects are read as maps
    void dataFolderAndCursors_ofTheEarlierBuild_areServed(@TempDir Path folder) throws IOException {
        unpack(folder.resolve("data"));
        List<Map<String, Object>> reads = (List<Map<String, Object>>) required(answers(), "reads");
        try (Distribution served = Distribution.serve(folder, "--data", "data")) {
            ApiClient api = served.api();
            for (Map<String, Object> read : reads) {
                String path = (String) required(read, "path");
                Object found = signedIn(api, (String) read.get("as"))
                        .get(path)
                        .hasStatus(200)
                        .json();
                assertContains(path, required(read, "answer"), found);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"wavyblog, usr_01M7P1D46AHDVPSYRD27B08W6C", "notifications, usr_01M7P1D63DAQSCQ0VVXEPZB2GA"})
    @SuppressWarnings("unchecked") // JSON objects are read as maps
    void accessToken_ofTheEarlierBuild_isVerified(String service, String subject, @TempDir Path folder)
            throws IOException {
        unpack(folder);
        InstantSource clock = InstantSource.fixed(Instant.parse((String) required(answers(), "madeAt")));
        SigningKeys keys = SigningKeys.in(folder.resolve("keys").resolve(service), clock);
        Map<String, Object> tokens =
                (Map<String, Object>) required((Map<String, Object>) required(answers(), "tokens"), service);
        JwtVerifier verifier = JwtVerifier.local(service, service, keys, clock);
        assertThat(verifier.verify((String) required(tokens, "accessToken")).subject())
                .isEqualTo(subject);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "io.azulejo.blog.table.BlogTable",
                "io.azulejo.identity.table.IdentityTable",
                "io.azulejo.notifications.table.NotificationsTable",
                "io.azulejo.orders.table.OrdersTable",
                "io.azulejo.sessions.table.SessionsTable",
                "io.azulejo.wavyblog.table.WavyBlogTable"
            })
    void designDescription_ofTheEarlierBuild_isRead(String design) throws IOException {
        DesignJson json = new DesignJson();
        DesignDefinition before = json.read(text("designs/" + design + ".json"));
        DesignDefinition now = json.read(text("/META-INF/azulejo/" + design + ".json"));
        for (TableDefinition table : before.tables()) {
            TableDefinition kept = now.tables().stream()
                    .filter(other -> other.name().equals(table.name()))
                    .findFirst()
                    .orElseThrow();
            assertThat(kept.partitionKey()).isEqualTo(table.partitionKey());
            assertThat(kept.sortKey()).isEqualTo(table.sortKey());
            assertThat(kept.indexes()).containsAll(table.indexes());
            assertThat(kept.entities().stream().map(EarlierBuildTest::key))
                    .containsAll(
                            table.entities().stream().map(EarlierBuildTest::key).toList());
        }
    }

    private static String key(EntityDefinition entity) {
        return entity.pk() + " / " + entity.sk();
    }

    private static ApiClient signedIn(ApiClient api, @Nullable String as) {
        return switch (as) {
            case null -> api;
            case "wavyblog" -> signIn(api, "/wavyblog/auth/login", "maria");
            case "notifications" -> signIn(api, "/notifications/auth/login", "bruno@example.org");
            case "orders" -> signIn(api, "/identity/login", "helena@example.org");
            case "identity" -> signIn(api, "/identity/login", "ana@example.org");
            default -> throw new AssertionError("Nobody is known as " + as);
        };
    }

    private static ApiClient signIn(ApiClient api, String path, String login) {
        String token = api.post(path, Map.of("login", login, "password", PASSWORD))
                .hasStatus(200)
                .text("accessToken");
        return api.as(token);
    }

    /** Asserts that everything recorded is still there; new fields and another cursor are fine. */
    private static void assertContains(String where, @Nullable Object recorded, @Nullable Object found) {
        if (recorded instanceof Map<?, ?> fields && found instanceof Map<?, ?> foundFields) {
            fields.forEach((name, value) -> {
                if (!"next".equals(name)) {
                    assertContains(where + "." + name, value, foundFields.get(name));
                }
            });
        } else if (recorded instanceof List<?> elements
                && found instanceof List<?> foundElements
                && elements.size() == foundElements.size()) {
            for (int i = 0; i < elements.size(); i++) {
                assertContains(where + "[" + i + "]", elements.get(i), foundElements.get(i));
            }
        } else {
            assertThat(found).as(where).isEqualTo(recorded);
        }
    }

    private static void unpack(Path target) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(resource("data.zip"))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = target.resolve(entry.getName());
                Files.createDirectories(Objects.requireNonNull(file.getParent()));
                Files.write(file, zip.readAllBytes());
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
        }
    }

    private static Map<String, Object> answers() {
        return Jsonb.instance().type(Object.class).map().fromJson(text("answers.json"));
    }

    private static Object required(Map<String, Object> object, String name) {
        return Objects.requireNonNull(object.get(name), name);
    }

    private static String text(String name) {
        try (InputStream stream = resource(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream resource(String name) {
        String path = name.startsWith("/") ? name : "before/" + name;
        return Objects.requireNonNull(EarlierBuildTest.class.getResourceAsStream(path), path);
    }
}
