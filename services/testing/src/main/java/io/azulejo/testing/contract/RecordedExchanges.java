package io.azulejo.testing.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Record of which documented statuses the tests of this JVM have shown. One for all tests, because every suite of a
 * service contributes. Thread-safe.
 */
public final class RecordedExchanges {
    /** Statuses that all routes share: each is shown once per service. */
    private static final Set<String> SHARED = Set.of("304", "400", "401", "413", "415", "429", "500", "503");

    private static final Path DEPARTURES = Path.of("target/openapi-departures.txt");

    private static final RecordedExchanges INSTANCE = new RecordedExchanges();

    private final List<ApiContract> contracts = ApiContract.load();
    private final Set<String> shown = ConcurrentHashMap.newKeySet();

    private RecordedExchanges() {}

    public static RecordedExchanges instance() {
        return INSTANCE;
    }

    /**
     * Records an exchange. One that departs from the service's document fails if the module enforces the contract, and
     * is reported in {@code target/openapi-departures.txt} otherwise.
     */
    public void add(@Nullable String sent, HttpResponse<String> response) {
        String method = response.request().method();
        String path = response.request().uri().getRawPath();
        for (ApiContract contract : contracts) {
            contract.route(method, path).ifPresent(route -> {
                List<String> errors = contract.errors(route, sent, response);
                if (!errors.isEmpty()) {
                    report("%s %s departs from the OpenAPI document (operation %s): %s; response %d: %s"
                            .formatted(
                                    method,
                                    path,
                                    route.id(),
                                    String.join("; ", errors),
                                    response.statusCode(),
                                    response.body()));
                }
                if (contract.isOwn()) {
                    shown.add(route.id() + " " + response.statusCode());
                }
            });
        }
    }

    private static void report(String departure) {
        if (ContractCoverage.isEnforced()) {
            throw new AssertionError(departure);
        }
        try {
            Files.writeString(
                    DEPARTURES,
                    departure.replace('\n', ' ') + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean isEmpty() {
        return shown.isEmpty();
    }

    /** Returns the documented statuses of the module's own service that no test has shown, in order. */
    Set<String> missing() {
        Set<String> missing = new TreeSet<>();
        Set<String> sharedShown = new TreeSet<>();
        shown.forEach(one -> sharedShown.add(status(one)));
        for (ApiContract contract : contracts) {
            if (contract.isOwn()) {
                for (String documented : contract.documented()) {
                    String status = status(documented);
                    if (!SHARED.contains(status)) {
                        if (!shown.contains(documented)) {
                            missing.add(documented);
                        }
                    } else if (!sharedShown.contains(status)) {
                        missing.add("any " + status);
                    }
                }
            }
        }
        return missing;
    }

    private static String status(String shown) {
        return shown.substring(shown.lastIndexOf(' ') + 1);
    }
}
