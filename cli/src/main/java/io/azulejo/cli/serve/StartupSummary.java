package io.azulejo.cli.serve;

import io.azulejo.http.demo.DemoLogin;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.signature.AccessKey;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Startup message: a short table of the server's addresses and logins. */
final class StartupSummary {
    private final RunningServer serving;
    private final ServeOptions options;
    private final Map<String, List<DemoLogin>> logins;

    private record Row(String name, String what) {}

    StartupSummary(RunningServer serving, ServeOptions options, Map<String, List<DemoLogin>> logins) {
        this.serving = serving;
        this.options = options;
        this.logins = logins;
    }

    void print(PrintWriter out, long nanos) {
        URI base = serving.host().uri();
        List<Row> rows = new ArrayList<>();
        rows.add(new Row("start page", base + "/"));
        serving.services().forEach(service -> rows.add(new Row(service, base + "/" + service + "/try")));
        rows.add(new Row("studio", base + "/studio/" + studioPassword()));
        URI management = serving.host().managementUri();
        rows.add(new Row("health", management + "/health"));
        rows.add(new Row("metrics", management + "/metrics"));
        DynamoDbServer wire = serving.wire();
        if (wire != null) {
            rows.add(new Row("DynamoDB", wire.uri() + credentials()));
        }
        rows.add(new Row("items", serving.store().description()));
        rows.add(new Row("mails", serving.mails()));
        table(out, rows);
        logins.forEach((service, people) -> {
            if (!people.isEmpty()) {
                out.println();
                out.println("Log in to " + service + ":");
                table(
                        out,
                        people.stream()
                                .map(login -> new Row(login.login(), login.password() + "   " + login.role()))
                                .toList());
            }
        });
        out.println();
        out.println(String.format(Locale.ROOT, "Ready after %.1f s. Ctrl-C stops it.", nanos / 1e9));
        out.flush();
    }

    private String studioPassword() {
        String password = serving.studioPassword();
        if (password == null) {
            return "";
        }
        Path file = new ServerSecrets(options.keys()).studioPasswordFile();
        return file == null ? "   its password is kept only with --data" : "   password in " + file;
    }

    private String credentials() {
        AccessKey key = serving.wireKey();
        if (key == null) {
            return "   any credentials";
        }
        Path file = new ServerSecrets(options.keys()).wireFile();
        if (!options.loopback()) { // what is printed ends in a log that others may read
            return "   access key " + key.id()
                    + (file == null ? "; its secret is kept only with --data" : ", secret in " + file);
        }
        return "   access key " + key.id() + ", secret " + key.secret() + (file == null ? "" : " (" + file + ")");
    }

    private static void table(PrintWriter out, List<Row> rows) {
        int width = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        rows.forEach(row ->
                out.println("  " + row.name() + " ".repeat(width - row.name().length() + 3) + row.what()));
    }
}
