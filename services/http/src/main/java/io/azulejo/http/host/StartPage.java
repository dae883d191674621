package io.azulejo.http.host;

import io.helidon.common.media.type.MediaTypes;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Start page at {@code /}: the services, with links to their descriptions and designs. */
final class StartPage implements Handler {
    private final byte[] page;

    StartPage(List<RunningService> services, HostExtensions front) {
        StringBuilder rows = new StringBuilder();
        for (RunningService service : services) {
            rows.append(row(service, front.designPages().get(service.name())));
        }
        StringBuilder links = new StringBuilder();
        new TreeMap<>(front.links())
                .forEach((text, path) -> links.append("<a href=\"")
                        .append(escaped(path))
                        .append("\">")
                        .append(escaped(text))
                        .append("</a> · "));
        page = template()
                .replace("${services}", rows)
                .replace("${links}", links)
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        response.headers().contentType(MediaTypes.TEXT_HTML);
        response.send(page);
    }

    private static String row(RunningService service, @Nullable String designPage) {
        String base = "/" + service.name();
        String design = designPage == null ? "" : " · <a href=\"" + escaped(designPage) + "\">design</a>";
        return """
                <section id="%s">
                  <h2><a href="%s/try">%s</a></h2>
                  <p>%s</p>
                  <p><a href="%s/try">try it</a> · <a href="%s/openapi.json">OpenAPI</a>%s</p>
                </section>
                """.formatted(
                        service.name(),
                        base,
                        escaped(service.openApi().info("title", service.name())),
                        escaped(service.openApi().info("description", "")),
                        base,
                        base,
                        design);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private static String template() {
        try (InputStream stream = Objects.requireNonNull(StartPage.class.getResourceAsStream("start.html"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
