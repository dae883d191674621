package io.azulejo.auth.sample;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.avaje.inject.spi.Builder;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Service;
import io.azulejo.patterns.background.BackgroundWork;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Second service, wired by hand, that shares the host with {@link Notes} but has another clock. */
public final class Clocks implements Service {
    public final List<String> events = new CopyOnWriteArrayList<>();
    private final InstantSource clock;

    public Clocks(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public String name() {
        return "clocks";
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
        beans.bean(InstantSource.class, clock)
                .bean(HttpFeature.class, new Routes())
                .bean(BackgroundWork.class, new Ticking());
    }

    private final class Routes implements HttpFeature {
        @Override
        public void setup(HttpRouting.Builder routing) {
            routing.get(
                    "/clocks/now",
                    (request, response) -> response.send(clock.instant().toString()));
            routing.get(
                    "/clocks/me",
                    (request, response) -> response.send(Caller.of(request).name()));
        }
    }

    private final class Ticking implements BackgroundWork {
        @Override
        public void start() {
            events.add("started");
        }

        @Override
        public void stop() {
            events.add("stopped");
        }
    }
}
