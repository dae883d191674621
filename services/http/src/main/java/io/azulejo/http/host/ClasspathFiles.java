package io.azulejo.http.host;

import io.helidon.common.media.type.MediaType;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/**
 * Files of a folder on the class path, kept in memory once they are asked for, with an ETag each. Thread-safe.
 *
 * <p>Only names of letters, digits, dots, dashes and underscores are looked up, so that no path leads out of the folder.
 */
public final class ClasspathFiles implements HttpService {
    private static final Pattern NAMES = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+");

    private final ClassLoader loader;
    private final String folder;
    private final Map<String, ServedFile> files = new ConcurrentHashMap<>();

    private static final class ServedFile {
        private final byte[] bytes;
        private final String etag;
        private final MediaType type;

        ServedFile(byte[] bytes, String etag, MediaType type) {
            this.bytes = bytes;
            this.etag = etag;
            this.type = type;
        }
    }

    /**
     * Creates the service.
     *
     * @param folder such as {@code META-INF/resources/webjars}
     */
    public ClasspathFiles(ClassLoader loader, String folder) {
        this.loader = loader;
        this.folder = folder;
    }

    @Override
    public void routing(HttpRules rules) {
        rules.get("/*", this::answer).head("/*", this::answer);
    }

    private void answer(ServerRequest request, ServerResponse response) throws IOException {
        String path = request.path().path();
        if (path.isEmpty() || path.equals("/")) {
            String whole = request.path().absolute().path();
            if (!whole.endsWith("/")) { // links in the page are relative to the folder
                response.status(Status.PERMANENT_REDIRECT_308);
                response.header(HeaderNames.LOCATION, whole + "/").send();
                return;
            }
            path = "/index.html";
        }
        Optional<ServedFile> found = find(path);
        if (found.isEmpty()) {
            response.next();
            return;
        }
        ServedFile file = found.get();
        response.header(HeaderNames.ETAG, file.etag);
        response.header(HeaderNames.CACHE_CONTROL, "no-cache");
        boolean known = request.headers()
                .value(HeaderNames.IF_NONE_MATCH)
                .filter(sent -> sent.contains(file.etag))
                .isPresent();
        if (known) {
            response.status(Status.NOT_MODIFIED_304).send();
        } else {
            response.headers().contentType(file.type);
            if (request.prologue().method().equals(Method.HEAD)) {
                response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(file.bytes.length));
                response.send();
            } else {
                response.send(file.bytes);
            }
        }
    }

    private Optional<ServedFile> find(String path) throws IOException {
        if (!NAMES.matcher(path).matches()) {
            return Optional.empty();
        }
        ServedFile known = files.get(path);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<ServedFile> read = read(path);
        read.ifPresent(file -> files.put(path, file)); // names that do not exist are not kept: there is no end to them
        return read;
    }

    private Optional<ServedFile> read(String path) throws IOException {
        try (InputStream stream = loader.getResourceAsStream(folder + path)) {
            if (stream == null) {
                return Optional.empty();
            }
            byte[] bytes = stream.readAllBytes();
            CRC32C checksum = new CRC32C();
            checksum.update(bytes);
            MediaType type = MediaTypes.detectType(path).orElse(MediaTypes.APPLICATION_OCTET_STREAM);
            String etag = "\"" + Long.toHexString(checksum.getValue()) + "-" + bytes.length + "\"";
            return bytes.length == 0 ? Optional.empty() : Optional.of(new ServedFile(bytes, etag, type));
        }
    }
}
