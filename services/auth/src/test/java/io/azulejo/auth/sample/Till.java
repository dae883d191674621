package io.azulejo.auth.sample;

import io.avaje.inject.BeanScopeBuilder;
import io.avaje.inject.spi.AvajeModule;
import io.avaje.inject.spi.Builder;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.host.Service;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.ServerRequest;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** Service that sells one thing per request, and must sell it only once. */
public final class Till implements Service {
    public final AtomicBoolean closed = new AtomicBoolean();
    public final AtomicBoolean outOfPaper = new AtomicBoolean();
    public final AtomicBoolean forgetful = new AtomicBoolean();
    public final AtomicReference<CountDownLatch> stuck = new AtomicReference<>(new CountDownLatch(0));
    public final Semaphore waiting = new Semaphore(0);
    private final StoreTable table;
    private final Idempotency idempotency;

    public Till(StoreTable table, Idempotency idempotency) {
        this.table = table;
        this.idempotency = idempotency;
    }

    public List<String> sold() {
        return table.sales().stream().map(Sale::what).toList();
    }

    @Override
    public String name() {
        return "till";
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
        Handler sell = (request, response) -> response.send(sell(request).text());
        HttpFeature routes = routing -> routing.post("/till", sell).post("/till/again", sell);
        beans.bean(HttpFeature.class, routes);
    }

    private Note sell(ServerRequest request) {
        String body = request.content().as(String.class);
        String name = request.headers().get(HeaderNames.create("X-Caller")).get();
        Caller caller = new Caller(name, name, Set.of(), Map.of());
        String what = body.replaceAll(".*:\"(.*)\".*", "$1");
        return idempotency.once(
                request,
                caller,
                body,
                Note.class,
                mark -> sell(name, what, mark),
                ids -> note(name, table.sale(ids.getFirst()).orElseThrow()));
    }

    private Note sell(String name, String what, IdempotentCommit mark) {
        if (closed.get()) {
            throw ProblemException.conflict("The till is closed");
        }
        waiting.release();
        try {
            stuck.get().await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Sale sale = new Sale(Ids.next("sale_"), what);
        IdempotentCommit used = forgetful.get() ? IdempotentCommit.NONE : mark;
        used.run(table.transaction().create(sale), sale.id());
        if (outOfPaper.get()) {
            throw ProblemException.conflict("There is no paper for the receipt");
        }
        return note(name, sale);
    }

    private static Note note(String name, Sale sale) {
        return new Note(sale.id(), name, sale.what() + " " + sale.id(), Instant.EPOCH, 1);
    }
}
