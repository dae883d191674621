package io.azulejo.web.host;

import io.avaje.inject.BeanScope;
import io.avaje.inject.BeanScopeBuilder;
import io.avaje.jsonb.Jsonb;
import io.azulejo.web.json.WebJson;
import io.azulejo.web.token.TokenVerifier;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A service with its beans. */
record RunningService(
        String name, BeanScope beans, OpenApiDocument openApi, Set<String> signInPaths, Set<String> selfLimitedPaths) {

    static RunningService open(Service service, MeterRegistry meters) {
        BeanScopeBuilder beans = BeanScope.builder().modules(service.module()).bean(Jsonb.class, WebJson.create());
        service.supply(beans, meters);
        return new RunningService(
                service.name(),
                beans.build(),
                OpenApiDocument.of(service),
                service.signInPaths(),
                service.selfLimitedPaths());
    }

    /** The service that a path belongs to. */
    static Optional<RunningService> at(String path, List<RunningService> services) {
        return services.stream().filter(service -> service.serves(path)).findFirst();
    }

    private boolean serves(String path) {
        return path.startsWith(name, 1)
                && (path.length() == name.length() + 1 || path.charAt(name.length() + 1) == '/');
    }

    Optional<TokenVerifier> verifier() {
        return beans.getOptional(TokenVerifier.class);
    }
}
