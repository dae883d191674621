package io.azulejo.bench.services;

import io.azulejo.bench.services.ServiceRows.Routes;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
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
 * A process that serves a service, or the same answers from memory: prints its port, the paths to ask for and the
 * caller's token, and runs until it is ended.
 */
public final class ServiceProgram {
    static final String BARE = "BARE";
    private static final Set<String> OF_THE_SERVER = Set.of("date", "connection", "content-length");

    private ServiceProgram() {}

    /** Takes the name of a {@link BenchedService}, and {@code BARE} if only its answers are to be served. */
    public static void main(String[] arguments) {
        // The server's threads would keep a program alive that failed, and its caller waiting.
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            System.exit(1);
        });
        ServiceRows rows = BenchedService.valueOf(arguments[0]).on(EmbeddedDynamoDb.inMemory());
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

    /** The same web server with the same bytes out, headers included, and nothing before them. */
    private static int bare(Routes routes, ApiClient api) {
        HttpRouting.Builder routing = HttpRouting.builder();
        for (String path : List.of(routes.one(), routes.list())) {
            ApiResponse answer = api.get(path).hasStatus(200);
            byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
            List<Header> headers = headers(answer);
            routing.get(URI.create(path).getPath(), (asked, response) -> {
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

    /** Those the service sent; the others are the web server's own. */
    private static List<Header> headers(ApiResponse answer) {
        List<Header> headers = new ArrayList<>();
        answer.headers().forEach((name, values) -> {
            if (!OF_THE_SERVER.contains(name.toLowerCase(Locale.ROOT))) {
                headers.add(HeaderValues.createCached(name, values.getFirst()));
            }
        });
        return headers;
    }
}
