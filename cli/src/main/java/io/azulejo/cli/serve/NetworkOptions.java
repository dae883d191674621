package io.azulejo.cli.serve;

import io.azulejo.cli.setting.Settings;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.TrustedProxies;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.listener.TlsFiles;
import io.azulejo.server.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Settings of the ports: who may call, and how often.
 *
 * @param managementPort the port of health and metrics; empty if they share that of the services
 * @param origins whose web pages may call the services
 * @param proxyProtocol whether connections to the services begin with a PROXY header
 * @param wireOrigins whose web pages may call the DynamoDB endpoint
 * @param wireTls certificate and key of the DynamoDB endpoint
 */
record NetworkOptions(
        OptionalInt managementPort,
        Set<String> origins,
        TrustedProxies proxies,
        boolean proxyProtocol,
        Optional<TlsFiles> tls,
        Map<RouteClass, Rate> rates,
        Set<String> wireOrigins,
        Optional<TlsFiles> wireTls) {
    private static final Map<RouteClass, String> RATES = Map.of(
            RouteClass.PUBLIC_READ, "rate-public-reads",
            RouteClass.READ, "rate-reads",
            RouteClass.WRITE, "rate-writes",
            RouteClass.SIGN_IN, "rate-sign-ins");

    static NetworkOptions of(Settings settings) {
        return new NetworkOptions(
                settings.text("management-port").isEmpty()
                        ? OptionalInt.empty()
                        : OptionalInt.of(settings.port("management-port", 0)),
                origins(settings, "allow-origin"),
                proxies(settings),
                proxyProtocol(settings),
                tls(settings, "tls"),
                rates(settings),
                origins(settings, "dynamodb-allow-origin"),
                tls(settings, "dynamodb-tls"));
    }

    private static boolean proxyProtocol(Settings settings) {
        if (settings.flag("proxy-protocol") && settings.text("trusted-proxies").isEmpty()) {
            throw settings.wrong(
                    "proxy-protocol", "given with --trusted-proxies, the networks whose PROXY headers are believed");
        }
        return settings.flag("proxy-protocol");
    }

    private static Set<String> origins(Settings settings, String name) {
        Set<String> origins = settings.words(name);
        for (String origin : origins) {
            if (!isOrigin(origin)) {
                throw settings.wrong(name, "origins as browsers send them, without a path: https://app.example.org");
            }
        }
        return origins;
    }

    /** Returns whether a text is an origin as browsers send it: a scheme, a host and perhaps a port. */
    private static boolean isOrigin(String text) {
        try {
            URI uri = new URI(text);
            String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
            return uri.getHost() != null && text.equals(uri.getScheme() + "://" + uri.getHost() + port);
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private static TrustedProxies proxies(Settings settings) {
        try {
            return TrustedProxies.of(settings.words("trusted-proxies"));
        } catch (IllegalArgumentException e) {
            throw settings.wrong("trusted-proxies", "networks such as 10.0.0.0/8 or ::1, separated by commas");
        }
    }

    private static Optional<TlsFiles> tls(Settings settings, String prefix) {
        String certificateName = prefix + "-cert";
        String keyName = prefix + "-key";
        Optional<Path> certificate = settings.path(certificateName);
        Optional<Path> key = settings.path(keyName);
        if (certificate.isPresent() != key.isPresent()) {
            throw settings.wrong(
                    certificate.isPresent() ? certificateName : keyName,
                    "--" + certificateName + " and --" + keyName + " together, or neither");
        }
        if (certificate.isEmpty()) {
            return Optional.empty();
        }
        TlsFiles files = new TlsFiles(certificate.get(), key.orElseThrow());
        try {
            files.context();
        } catch (IOException e) {
            throw settings.wrong(certificateName, "a certificate and its key in PEM (" + e.getMessage() + ")");
        }
        return Optional.of(files);
    }

    private static Map<RouteClass, Rate> rates(Settings settings) {
        Map<RouteClass, Rate> rates = new EnumMap<>(RateLimits.defaults());
        RATES.forEach((routeClass, name) -> settings.text(name).ifPresent(text -> {
            if (text.equals("off")) {
                rates.remove(routeClass);
                return;
            }
            try {
                rates.put(routeClass, Rate.parse(text));
            } catch (IllegalArgumentException e) {
                throw settings.wrong(name, "a number of requests and a period, such as 600/m or 20/10s, or off");
            }
        }));
        return rates;
    }

    ServerOptions applyTo(ServerOptions options) {
        return options.withOrigins(wireOrigins).withTls(wireTls);
    }

    HostOptions applyTo(HostOptions options) {
        return options.withManagementPort(managementPort)
                .withOrigins(origins)
                .withProxies(proxies)
                .withProxyProtocol(proxyProtocol)
                .withTls(tls)
                .withRates(rates);
    }
}
