package io.azulejo.bench.services;

import io.azulejo.bench.services.ServiceFixture.Routes;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Program that serves a service, or the same responses from memory. It prints its port, the paths to request and the
 * caller's token, and runs until it is killed.
 */
public final class ServiceProgram {
    static final String BARE = "BARE";
    private static final Set<String> WEB_SERVER_HEADERS = Set.of("date", "connection", "content-length");

    private ServiceProgram() {}

    /** Runs with the name of a {@link MeasuredService} as argument, and {@code BARE} to serve only its responses. */
    public static void main(String[] arguments) {
        // Without it, the server's threads would keep a failed program alive and its caller waiting.
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            System.exit(1);
        });
        ServiceFixture rows = MeasuredService.valueOf(arguments[0]).on(EmbeddedDynamoDb.inMemory());
        rows.service().createTables();
        Host host = Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(rows.service()));
        ApiClient api = ApiClient.at(host.uri());
        Routes routes = rows.fill(api);
        int port = host.uri().getPort();
        if (arguments[1].equals(BARE)) {
            port = bare(routes, api.as(routes.token()));
            host.close();
        }
        System.out.println("one " + routes.one());
        System.out.println("list " + routes.list());
        System.out.println("token " + routes.token());
        System.out.println("port " + port);
        System.out.flush();
    }

    /** Starts the same web server with the same response bytes, including headers, and nothing else. */
    private static int bare(Routes routes, ApiClient api) {
        HttpRouting.Builder routing = HttpRouting.builder();
        for (String path : List.of(routes.one(), routes.list())) {
            ApiResponse answer = api.get(path).hasStatus(200);
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            List<Header> headers = headers(answer);
            routing.get(URI.create(path).getPath(), (request, response) -> {
                headers.forEach(response::header);
                response.send(body);
            });
        }
        return WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .port(0)
                .connectionOptions(socket -> socket.tcpNoDelay(true))
                .routing(routing)
                .build()
                .start()
                .port();
    }

    /** Returns the headers that the service sent, without those of the web server. */
    private static List<Header> headers(ApiResponse answer) {
        List<Header> headers = new ArrayList<>();
        answer.headers().forEach((name, values) -> {
            if (!WEB_SERVER_HEADERS.contains(name.toLowerCase(Locale.ROOT))) {
                headers.add(HeaderValues.createCached(name, values.getFirst()));
            }
        });
        return headers;
    }
}
