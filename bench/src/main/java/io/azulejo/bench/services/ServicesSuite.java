package io.azulejo.bench.services;

import io.azulejo.bench.JmhRunner;
import io.azulejo.bench.JmhRunner.Callers;
import io.azulejo.bench.Report;
import io.azulejo.bench.Row;
import io.azulejo.bench.Suite;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Benchmarks of two routes of each service, compared with the same bytes without the service. */
public final class ServicesSuite implements Suite {
    private static final int THREADS = 16;
    /** The JIT compiler shares two cores with the load: a service takes about half a minute to compile. */
    private static final int SERVICE_WARM_UP_SECONDS = 45;

    private static final int BARE_WARM_UP_SECONDS = 15;
    private static final List<String> ROUTES = List.of("getOne", "listOf20");

    @Override
    public String name() {
        return "services";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Services over HTTP, in memory",
                "One resource and a list of twenty; each compared with a bare endpoint of the same web server"
                        + " that answers the same bytes (aim: at least half its requests per second). CPU is the server"
                        + " process's own.");
        List<Row> rows = new ArrayList<>();
        for (MeasuredService service : MeasuredService.values()) {
            for (String route : ROUTES) {
                rows.add(row(jmh, service, route, "SERVICE", ""));
                rows.add(row(jmh, service, route, ServiceProgram.BARE, ", bare"));
            }
        }
        report.table(rows);
        for (int i = 0; i < rows.size(); i += 2) {
            report.figure(
                    rows.get(i).variant() + " " + rows.get(i).operation()
                            + ": requests per second to the bare endpoint's",
                    rows.get(i).opsPerSecond() / rows.get(i + 1).opsPerSecond(),
                    "times",
                    "at least 0.5");
        }
    }

    private static Row row(JmhRunner jmh, MeasuredService service, String route, String mode, String note) {
        return jmh.warmedUp(mode.equals(ServiceProgram.BARE) ? BARE_WARM_UP_SECONDS : SERVICE_WARM_UP_SECONDS)
                .run(
                        ServiceBenchmark.class,
                        route,
                        service.name() + " " + mode,
                        service.name().toLowerCase(Locale.ROOT) + note,
                        THREADS,
                        Callers.PLATFORM);
    }
}
