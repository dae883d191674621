package io.azulejo.http.host;

import io.avaje.inject.BeanScope;
import io.avaje.inject.BeanScopeBuilder;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.http.json.WebJson;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Service with its open bean scope. */
record RunningService(
        String name,
        BeanScope beans,
        Optional<TokenVerifier> verifier,
        OpenApiDocument openApi,
        RequestRules rules,
        Set<String> signInPaths,
        Set<String> selfLimitedPaths) {

    static RunningService open(Service service, MeterRegistry meters) {
        BeanScopeBuilder beans = BeanScope.builder()
                .modules(service.module())
                .bean(Jsonb.class, service.strict() ? WebJson.strict() : WebJson.create());
        service.supply(beans, meters);
        BeanScope scope = beans.build();
        OpenApiDocument openApi = OpenApiDocument.of(service);
        return new RunningService(
                service.name(),
                scope,
                scope.getOptional(TokenVerifier.class),
                openApi,
                new RequestRules(service.strict() ? openApi.queryParameters() : Map.of()),
                service.signInPaths(),
                service.selfLimitedPaths());
    }

    /** Returns the service that a path belongs to. */
    static Optional<RunningService> at(String path, List<RunningService> services) {
        for (RunningService service : services) {
            if (service.serves(path)) {
                return Optional.of(service);
            }
        }
        return Optional.empty();
    }

    private boolean serves(String path) {
        return path.startsWith(name, 1)
                && (path.length() == name.length() + 1 || path.charAt(name.length() + 1) == '/');
    }
}
