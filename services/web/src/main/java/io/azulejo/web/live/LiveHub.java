package io.azulejo.web.live;

import io.azulejo.web.host.BackgroundWork;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Sends events to the callers who are on the line, by key: a user, a post, a tenant. Thread-safe.
 *
 * <p>A bean of the service's scope, so that the host starts its heartbeat and ends its streams before it waits for
 * requests. It knows the callers of this process alone: what must not be missed is stored, and read again by whoever
 * comes back or is told to resync.
 */
public final class LiveHub implements BackgroundWork {
    private final LiveOptions options;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Set<Subscription>> byKey = new HashMap<>();
    private final Set<Subscription> all = new HashSet<>();
    private boolean ended;
    private volatile @Nullable Thread heart;

    public LiveHub(LiveOptions options) {
        this.options = options;
    }

    /** Sends an event to everybody who listens to the key now; never waits for them. */
    public void publish(String key, LiveEvent event) {
        lock.lock();
        try {
            byKey.getOrDefault(key, Set.of()).forEach(subscription -> subscription.offer(event));
        } finally {
            lock.unlock();
        }
    }

    /** Answers a request with the events of these keys, from now until the caller leaves or the host stops. */
    public void stream(Set<String> keys, ServerResponse response) {
        stream(keys, response, List::of);
    }

    /**
     * The same, beginning with events that the caller missed. They are asked for once the caller listens, so that
     * nothing falls between; an event may so come twice.
     */
    public void stream(Set<String> keys, ServerResponse response, Supplier<List<LiveEvent>> missed) {
        Subscription subscription = subscribe(keys);
        try {
            List<LiveEvent> first = missed.get();
            response.header(HeaderNames.CONTENT_TYPE, "text/event-stream");
            response.header(HeaderNames.CACHE_CONTROL, "no-cache");
            OutputStream out = response.outputStream();
            send(out, Subscription.HEARTBEAT); // the headers go out at once: the caller is on the line
            for (LiveEvent event : first) {
                send(out, event.text());
            }
            for (Optional<String> text = subscription.take(); text.isPresent(); text = subscription.take()) {
                send(out, text.get());
                subscription.sent();
            }
            out.close();
        } catch (IOException | UncheckedIOException | InterruptedException e) {
            throw new CloseConnectionException("The caller is gone", e); // which is how streams end
        } finally {
            unsubscribe(keys, subscription);
        }
    }

    private static void send(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private Subscription subscribe(Set<String> keys) {
        lock.lock();
        try {
            if (ended || all.size() >= options.callers()) {
                throw ProblemException.of(
                        ProblemType.UNAVAILABLE, ended ? "The server is stopping" : "Too many callers are on the line");
            }
            Subscription subscription = new Subscription(options.queue());
            all.add(subscription);
            keys.forEach(key -> byKey.computeIfAbsent(key, k -> new HashSet<>()).add(subscription));
            return subscription;
        } finally {
            lock.unlock();
        }
    }

    private void unsubscribe(Set<String> keys, Subscription subscription) {
        subscription.sent();
        lock.lock();
        try {
            all.remove(subscription);
            for (String key : keys) {
                Set<Subscription> left = byKey.get(key);
                if (left != null && left.remove(subscription) && left.isEmpty()) {
                    byKey.remove(key);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /** How many callers are on the line. */
    public int callers() {
        lock.lock();
        try {
            return all.size();
        } finally {
            lock.unlock();
        }
    }

    /** One heartbeat to every caller for whom nothing waits. */
    void beat() {
        lock.lock();
        try {
            all.forEach(Subscription::beat);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void start() {
        heart = Thread.ofVirtual().name("live-heartbeat").start(() -> {
            try {
                while (true) {
                    Thread.sleep(options.heartbeat());
                    beat();
                }
            } catch (InterruptedException stopped) {
                // the end
            }
        });
    }

    @Override
    public void stopping() {
        lock.lock();
        try {
            ended = true;
            all.forEach(Subscription::end);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void stop() {
        stopping();
        Thread beating = heart;
        if (beating != null) {
            beating.interrupt();
        }
    }
}
