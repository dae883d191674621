package io.azulejo.http.live;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.avaje.inject.spi.Builder;
import io.azulejo.http.host.Service;
import io.azulejo.patterns.background.BackgroundWork;
import io.helidon.webserver.http.HttpFeature;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** Service with one route, which streams the published events. */
public final class Radio implements Service {
    public final List<LiveEvent> missed = new CopyOnWriteArrayList<>();
    private final LiveHub hub;

    public Radio(LiveHub hub) {
        this.hub = hub;
    }

    @Override
    public String name() {
        return "radio";
    }

    @Override
    public AvajeModule module() {
        return new AvajeModule() {
            @Override
            public Class<?>[] classes() {
                return new Class<?>[0];
            }

            @Override
            public void build(Builder builder) {}
        };
    }

    @Override
    public void supply(BeanScopeBuilder beans, MeterRegistry meters) {
        HttpFeature routes = routing -> routing.get(
                "/radio/{key}",
                (request, response) ->
                        hub.stream(Set.of(request.path().pathParameters().get("key")), response, () -> missed));
        beans.bean(HttpFeature.class, routes).bean(BackgroundWork.class, hub);
    }
}
