package io.azulejo.cli.serve;

import io.azulejo.cli.setting.Settings;
import io.azulejo.http.host.HostOptions;
import io.azulejo.http.host.TrustedProxies;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.listener.TlsFiles;
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
 * Settings of the services' port: who may call, and how often.
 *
 * @param managementPort the port of health and metrics; empty if they share that of the services
 * @param origins whose web pages may call the services
 */
record NetworkOptions(
        OptionalInt managementPort,
        Set<String> origins,
        TrustedProxies proxies,
        Optional<TlsFiles> tls,
        Map<RouteClass, Rate> rates) {
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
                origins(settings),
                proxies(settings),
                tls(settings),
                rates(settings));
    }

    private static Set<String> origins(Settings settings) {
        Set<String> origins = settings.words("allow-origin");
        for (String origin : origins) {
            if (!isOrigin(origin)) {
                throw settings.wrong(
                        "allow-origin", "origins as browsers send them, without a path: https://app.example.org");
            }
        }
        return origins;
    }

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

    private static Optional<TlsFiles> tls(Settings settings) {
        Optional<Path> certificate = settings.path("tls-cert");
        Optional<Path> key = settings.path("tls-key");
        if (certificate.isPresent() != key.isPresent()) {
            throw settings.wrong(
                    certificate.isPresent() ? "tls-cert" : "tls-key", "--tls-cert and --tls-key together, or neither");
        }
        if (certificate.isEmpty()) {
            return Optional.empty();
        }
        TlsFiles files = new TlsFiles(certificate.get(), key.orElseThrow());
        try {
            files.context();
        } catch (IOException e) {
            throw settings.wrong("tls-cert", "a certificate and its key in PEM (" + e.getMessage() + ")");
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

    HostOptions applyTo(HostOptions options) {
        return options.withManagementPort(managementPort)
                .withOrigins(origins)
                .withProxies(proxies)
                .withTls(tls)
                .withRates(rates);
    }
}
