package io.azulejo.http.live;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.patterns.background.BackgroundWork;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
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
 * Publisher of server-sent events to connected clients, by key: a user, a post, a tenant. Thread-safe.
 *
 * <p>It is a bean of the service's scope, so that the host starts its heartbeat and ends its streams before it waits
 * for running requests. It knows only the clients of this process: events that must not be lost are stored, and a
 * client reads them again when it reconnects or receives a resync event.
 */
public final class LiveHub implements BackgroundWork {
    /** nginx would keep events until it has a buffer full of them. */
    private static final Header UNBUFFERED = HeaderValues.createCached("X-Accel-Buffering", "no");

    /** How long a browser waits before it connects again, and a heartbeat. */
    private static final String FIRST = "retry: 3000\n" + Subscription.HEARTBEAT;

    private final LiveOptions options;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Set<Subscription>> byKey = new HashMap<>();
    private final Set<Subscription> all = new HashSet<>();
    private final Map<String, Integer> byUser = new HashMap<>();
    private boolean ended;
    private volatile @Nullable Thread heartbeatThread;

    public LiveHub(LiveOptions options) {
        this.options = options;
    }

    /** Sends an event to every client that is subscribed to the key; never blocks. */
    public void publish(String key, LiveEvent event) {
        lock.lock();
        try {
            byKey.getOrDefault(key, Set.of()).forEach(subscription -> subscription.offer(event));
        } finally {
            lock.unlock();
        }
    }

    /**
     * Answers a user's request with the events of these keys. Fails with 429 if the user has too many open streams.
     *
     * @param user id that the streams are counted by
     */
    public void stream(String user, Set<String> keys, ServerResponse response) {
        lock.lock();
        try {
            int open = byUser.getOrDefault(user, 0);
            if (open >= options.perUser()) {
                throw ProblemException.of(
                        ProblemType.TOO_MANY_REQUESTS,
                        "At most " + options.perUser() + " streams per user can be open; close one first");
            }
            byUser.put(user, open + 1);
        } finally {
            lock.unlock();
        }
        try {
            stream(keys, response, List::of);
        } finally {
            lock.lock();
            try {
                byUser.computeIfPresent(user, (id, open) -> open == 1 ? null : open - 1);
            } finally {
                lock.unlock();
            }
        }
    }

    /** Answers a request with the events of these keys, until the client disconnects or the host stops. */
    public void stream(Set<String> keys, ServerResponse response) {
        stream(keys, response, List::of);
    }

    /**
     * Answers a request with the events that the client missed, then with those of these keys. The missed events are
     * read after the subscription begins, so that none is lost; an event may therefore arrive twice.
     */
    public void stream(Set<String> keys, ServerResponse response, Supplier<List<LiveEvent>> missed) {
        Subscription subscription = subscribe(keys);
        try {
            List<LiveEvent> first = missed.get();
            response.header(HeaderNames.CONTENT_TYPE, "text/event-stream");
            response.header(HeaderNames.CACHE_CONTROL, "no-cache");
            response.header(UNBUFFERED);
            OutputStream out = response.outputStream();
            send(out, FIRST); // sends the headers at once, so that the client knows it is connected
            for (LiveEvent event : first) {
                send(out, event.text());
            }
            for (Optional<String> text = subscription.take(); text.isPresent(); text = subscription.take()) {
                send(out, text.get());
                subscription.sent();
            }
            out.close();
        } catch (IOException | UncheckedIOException | InterruptedException e) {
            throw new CloseConnectionException("The client has disconnected", e); // the usual end of a stream
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
                        ProblemType.UNAVAILABLE, ended ? "The server is stopping" : "Too many clients are connected");
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

    /** Returns the number of connected clients. */
    public int callers() {
        lock.lock();
        try {
            return all.size();
        } finally {
            lock.unlock();
        }
    }

    /** Sends a heartbeat to every client with an empty queue. */
    void sendHeartbeat() {
        lock.lock();
        try {
            all.forEach(Subscription::sendHeartbeat);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void start() {
        heartbeatThread = Thread.ofVirtual().name("live-heartbeat").start(() -> {
            try {
                while (true) {
                    Thread.sleep(options.heartbeat());
                    sendHeartbeat();
                }
            } catch (InterruptedException stopped) {
                // stop() ends the loop
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
        Thread running = heartbeatThread;
        if (running != null) {
            running.interrupt();
        }
    }
}
