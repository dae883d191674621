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
    private final NetworkOptions network;

    SmokeCheck(RunningServer serving, NetworkOptions network) {
        this.serving = serving;
        this.network = network;
    }

    void send() throws InterruptedException {
        List<URI> uris = new ArrayList<>();
        URI management = serving.host().managementUri();
        URI host = serving.host().uri();
        boolean direct = !network.proxyProtocol(); // otherwise only a proxy can ask
        if (direct || network.managementPort().isPresent()) {
            uris.add(management.resolve("/health"));
            uris.add(management.resolve("/metrics"));
        }
        if (direct) {
            uris.add(host.resolve("/"));
            for (String service : serving.services()) {
                uris.add(host.resolve("/" + service + "/openapi.json"));
                uris.add(host.resolve("/" + service + "/try"));
            }
        }
        try (HttpClient client =
                HttpClient.newBuilder().sslContext(AnyCertificate.context()).build()) {
            for (URI uri : uris) {
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
