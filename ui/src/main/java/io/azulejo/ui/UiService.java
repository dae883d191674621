package io.azulejo.ui;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Optional;

/**
 * Serves the static files of the pages under {@link UiAssets#ROOT}. A file has two URLs: one with the hash of its bundle,
 * cached for a year, and one without, revalidated by entity tag. Files come from a closed catalogue: no request reaches
 * the file system. Thread-safe.
 */
public final class UiService implements HttpService {
    private static final Header IMMUTABLE =
            HeaderValues.createCached("Cache-Control", "public, max-age=31536000, immutable");
    private static final Header REVALIDATED = HeaderValues.createCached("Cache-Control", "public, no-cache");
    private static final Header NO_SNIFF = HeaderValues.createCached("X-Content-Type-Options", "nosniff");
    private static final Header FILE_POLICY =
            HeaderValues.createCached("Content-Security-Policy", "default-src 'none'");
    private static final Header VARY = HeaderValues.createCached("Vary", "Accept-Encoding");

    private final UiAssets assets;

    public UiService(UiAssets assets) {
        this.assets = assets;
    }

    @Override
    public void routing(HttpRules rules) {
        rules.any("/*", this::serve);
    }

    private void serve(ServerRequest request, ServerResponse response) {
        Method method = request.prologue().method();
        if (!method.equals(Method.GET) && !method.equals(Method.HEAD)) {
            response.status(Status.METHOD_NOT_ALLOWED_405)
                    .header(HeaderNames.ALLOW, "GET, HEAD")
                    .send();
            return;
        }
        String path = request.path().path();
        Optional<UiAsset> hashed = assets.byUrl(UiAssets.ROOT + path);
        Optional<UiAsset> asset = hashed.or(() -> assets.byPath(path.substring(1)));
        if (asset.isEmpty()) {
            response.next(); // another service may have more files under the same root
            return;
        }
        response.header(NO_SNIFF);
        response.header(hashed.isPresent() ? IMMUTABLE : REVALIDATED);
        send(request, response, asset.get());
    }

    private static void send(ServerRequest request, ServerResponse response, UiAsset asset) {
        boolean gzip = asset.hasGzip() && Conditions.acceptsGzip(request);
        String etag = asset.etag(gzip);
        response.header(VARY).header(HeaderNames.ETAG, etag);
        if (Conditions.matches(request, etag)) {
            response.status(Status.NOT_MODIFIED_304).send();
            return;
        }
        response.header(HeaderNames.CONTENT_TYPE, asset.contentType()).header(FILE_POLICY);
        if (gzip) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip");
        }
        byte[] body = asset.body(gzip);
        if (request.prologue().method().equals(Method.HEAD)) {
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(body.length));
            response.send();
        } else {
            response.send(body);
        }
    }
}
