package io.azulejo.cli.serve;

import io.azulejo.cli.common.CommandFailedException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;

/** Smoke test of every page, for {@code --once}. Not thread-safe. */
final class SmokeCheck {
    private final RunningServer serving;

    SmokeCheck(RunningServer serving) {
        this.serving = serving;
    }

    void send() throws InterruptedException {
        List<String> paths = new ArrayList<>(List.of("/", "/health", "/metrics"));
        serving.services()
                .forEach(service -> paths.addAll(List.of("/" + service + "/openapi.json", "/" + service + "/try")));
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String path : paths) {
                URI uri = serving.host().uri().resolve(path);
                HttpResponse<Void> response =
                        client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding());
                if (response.statusCode() != 200) {
                    throw new CommandFailedException(uri + " returned status " + response.statusCode());
                }
            }
        } catch (IOException e) {
            throw new CommandFailedException("The services do not answer: " + e.getMessage(), e);
        }
    }
}
