package io.azulejo.cli.serve;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.demo.DemoLogin;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Route with the accounts of the sample data, which the pages at {@code /try} offer to sign in with. */
record DemoLogins(SampleDataLoader demo) implements HttpFeature {

    @Override
    public void setup(HttpRouting.Builder routing) {
        routing.get("/try/demo-logins.json", (request, response) -> {
            response.headers().contentType(MediaTypes.APPLICATION_JSON);
            response.send(json().getBytes(StandardCharsets.UTF_8));
        });
    }

    private String json() {
        Map<String, List<Map<String, String>>> services = new LinkedHashMap<>();
        demo.logins().forEach((service, logins) -> {
            List<Map<String, String>> accounts = new ArrayList<>();
            for (DemoLogin login : logins) {
                accounts.add(Map.of("login", login.login(), "password", login.password(), "role", login.role()));
            }
            if (!accounts.isEmpty()) {
                services.put(service, accounts);
            }
        });
        return Jsonb.instance().toJson(services);
    }
}
