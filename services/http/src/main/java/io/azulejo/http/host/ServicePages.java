package io.azulejo.http.host;

import io.helidon.common.media.type.MediaType;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Supplier;

/** Pages that every service has besides its own routes: the OpenAPI description, Swagger UI and the public keys. */
final class ServicePages {
    private final String tryPage = text("try.html").replace("${swagger-ui}", swaggerUi());
    private final String tryStyle = text("try.css");
    private final String tryScript = text("try.js");

    void register(HttpRouting.Builder routing, RunningService service) {
        String openApi = service.openApi().json();
        routing.get("/" + service.name() + "/openapi.json", answer(MediaTypes.APPLICATION_JSON, () -> openApi));
        registerTryPage(routing, "/" + service.name());
        service.beans()
                .getOptional(PublicKeySet.class)
                .ifPresent(keys -> routing.get(
                        "/" + service.name() + "/.well-known/jwks.json",
                        answer(MediaTypes.APPLICATION_JSON, keys::publicDocument)));
    }

    /** Registers the pages for all services together: one OpenAPI document and one Swagger UI. */
    void registerMerged(HttpRouting.Builder routing, List<RunningService> services) {
        String openApi = MergedOpenApi.json(services);
        routing.get("/openapi.json", answer(MediaTypes.APPLICATION_JSON, () -> openApi));
        registerTryPage(routing, "");
        // A server with sample data registers this path before, with the accounts to sign in with.
        routing.get("/try/demo-logins.json", answer(MediaTypes.APPLICATION_JSON, () -> "{}"));
    }

    private void registerTryPage(HttpRouting.Builder routing, String at) {
        routing.get(at + "/try", answer(MediaTypes.TEXT_HTML, () -> tryPage));
        routing.get(at + "/try.js", answer(MediaTypes.create("text/javascript"), () -> tryScript));
        routing.get(at + "/try.css", answer(MediaTypes.create("text/css"), () -> tryStyle));
    }

    /** Serves the JavaScript libraries of the pages from webjars, so that browsers fetch nothing from other hosts. */
    void registerLibraries(HttpRouting.Builder routing) {
        routing.register(
                "/webjars", new ClasspathFiles(ServicePages.class.getClassLoader(), "META-INF/resources/webjars"));
    }

    private static Handler answer(MediaType type, Supplier<String> text) {
        return (request, response) -> {
            response.headers().contentType(type);
            response.send(text.get().getBytes(StandardCharsets.UTF_8));
        };
    }

    private static String swaggerUi() {
        Properties pom = new Properties();
        try (InputStream stream = resource("/META-INF/maven/org.webjars/swagger-ui/pom.properties")) {
            pom.load(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return "/webjars/swagger-ui/" + pom.getProperty("version");
    }

    private static String text(String name) {
        try (InputStream stream = resource(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(ServicePages.class.getResourceAsStream(name), name);
    }
}
