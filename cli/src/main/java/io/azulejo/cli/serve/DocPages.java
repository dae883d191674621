package io.azulejo.cli.serve;

import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.NotFoundException;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Project documentation as pages under {@code /docs}, with the IAM policies it refers to. Relative links work as in the
 * sources.
 */
final class DocPages implements HttpFeature {
    private static final Pattern NAME = Pattern.compile("/?([A-Za-z0-9-]+/)*[A-Za-z0-9-]+\\.(md|json)");
    private static final List<Extension> TABLES = List.of(TablesExtension.create());

    private final Parser parser = Parser.builder().extensions(TABLES).build();
    private final HtmlRenderer renderer =
            HtmlRenderer.builder().extensions(TABLES).escapeHtml(true).build();
    private final String template = text("doc.html").orElseThrow();

    /** Returns the path of each service's design page, if it has one. */
    static Map<String, String> designs(List<String> services) {
        return services.stream()
                .filter(name -> text("/docs/systems/" + name + ".md").isPresent())
                .collect(Collectors.toMap(Function.identity(), name -> "/docs/systems/" + name + ".md"));
    }

    @Override
    public void setup(HttpRouting.Builder routing) {
        routing.get("/docs/*", this::page);
    }

    private void page(ServerRequest request, ServerResponse response) {
        String path = request.path().path();
        String found = Optional.of(path)
                .filter(asked -> NAME.matcher(asked).matches())
                .flatMap(DocPages::text)
                .orElseThrow(() -> new NotFoundException("There is no such page"));
        if (path.endsWith(".json")) {
            response.headers().contentType(MediaTypes.APPLICATION_JSON);
            response.send(found.getBytes(StandardCharsets.UTF_8));
            return;
        }
        String title = found.lines()
                .filter(line -> line.startsWith("# "))
                .findFirst()
                .map(line -> line.substring(2))
                .orElse("Azulejo");
        String html = template.replace("${title}", title.replace("&", "&amp;").replace("<", "&lt;"))
                .replace("${content}", renderer.render(parser.parse(found)));
        response.headers().contentType(MediaTypes.TEXT_HTML);
        response.send(html.getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<String> text(String resource) {
        try (InputStream stream = DocPages.class.getResourceAsStream(resource)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
