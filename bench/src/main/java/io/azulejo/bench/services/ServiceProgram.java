package io.azulejo.bench.services;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;

/**
 * A process that serves a service, or the same answers from memory: prints its port, the paths to ask for and the
 * caller's token, and runs until it is ended.
 */
public final class ServiceProgram {
    static final String BARE = "BARE";

    private ServiceProgram() {}

    /** Takes the name of a {@link BenchedService}, and {@code BARE} if only its answers are to be served. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        BenchedService.Prepared prepared = BenchedService.valueOf(arguments[0]).prepare(EmbeddedDynamoDb.inMemory());
        Host host = Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(prepared.service()));
        int port = host.uri().getPort();
        if (arguments[1].equals(BARE)) {
            port = bare(prepared, host.uri());
            host.close();
        }
        System.out.println("one " + prepared.one());
        System.out.println("list " + prepared.list());
        System.out.println("token " + (prepared.token() == null ? "" : prepared.token()));
        System.out.println("port " + port);
        System.out.flush();
    }

    /** The same web server with the same bytes out, and nothing before them. */
    private static int bare(BenchedService.Prepared prepared, URI service) throws IOException, InterruptedException {
        HttpRouting.Builder routing = HttpRouting.builder();
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (String path : List.of(prepared.one(), prepared.list())) {
                HttpRequest.Builder request = HttpRequest.newBuilder(service.resolve(path));
                if (prepared.token() != null) {
                    request.header("Authorization", "Bearer " + prepared.token());
                }
                HttpResponse<byte[]> answer = http.send(request.build(), BodyHandlers.ofByteArray());
                if (answer.statusCode() != 200) {
                    throw new IOException(path + " is answered with " + answer.statusCode());
                }
                byte[] body = answer.body();
                routing.get(service.resolve(path).getPath(), (asked, response) -> {
                    response.header(HeaderNames.CONTENT_TYPE, "application/json");
                    response.send(body);
                });
            }
        }
        return WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .port(0)
                .routing(routing)
                .build()
                .start()
                .port();
    }
}
