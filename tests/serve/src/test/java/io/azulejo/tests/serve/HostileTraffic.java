package io.azulejo.tests.serve;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/**
 * Random requests from several connections at once. Each worker has a seed of its own, derived from one seed; what it
 * sent when something failed is in {@link #faults}. Thread-safe.
 */
final class HostileTraffic {
    private static final int WORKERS = 4;
    /** One of so many requests is damaged and sent on a connection of its own. */
    private static final int BROKEN = 10;

    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final Map<Integer, Long> statuses = Collections.synchronizedMap(new TreeMap<>());
    private final AtomicLong sent = new AtomicLong();

    /**
     * Sends requests until as many were sent or the time is over.
     *
     * @param requests creates the requests of a worker from its seed
     */
    void run(URI server, long seed, long count, long endNanos, LongFunction<RandomRequests> requests)
            throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        long each = count / WORKERS;
        for (int i = 0; i < WORKERS; i++) {
            RandomRequests own = requests.apply(seed + i);
            workers.add(Thread.ofPlatform().start(() -> work(server, own, each, endNanos)));
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private void work(URI server, RandomRequests requests, long count, long endNanos) {
        RawConnection connection = null;
        byte[] last = {};
        for (long i = 0; i < count && System.nanoTime() < endNanos && faults.size() < 10; i++) {
            try {
                if (i % BROKEN == 0) {
                    last = requests.broken();
                    try (RawConnection once = new RawConnection(server)) {
                        note(once.exchange(last), last);
                    }
                } else {
                    RandomRequests.Request request = requests.next();
                    last = request.bytes();
                    if (connection == null) {
                        connection = new RawConnection(server);
                    }
                    connection.send(last);
                    RawConnection.Response response = connection.receive(request.head());
                    note(response.status(), response.body(), last);
                    if (!response.reusable()) {
                        connection.close();
                        connection = null;
                    }
                }
                sent.incrementAndGet();
            } catch (SocketTimeoutException e) {
                faults.add("no response to " + text(last));
                connection = null;
            } catch (RuntimeException e) {
                faults.add("no readable response (" + e + ") to " + text(last));
                connection = null;
            } catch (IOException e) {
                connection = null; // refused by a closed connection, which is an answer
                statuses.merge(0, 1L, Long::sum);
            }
        }
    }

    private void note(String responses, byte[] request) {
        if (responses.length() > 12 && responses.startsWith("HTTP/1.1 ")) {
            note(Integer.parseInt(responses.substring(9, 12)), responses, request);
        } else {
            statuses.merge(0, 1L, Long::sum);
        }
    }

    private void note(int status, String response, byte[] request) {
        statuses.merge(status, 1L, Long::sum);
        if (status >= 500 && status != 503 && status != 505) {
            faults.add(status + " " + response + "\nto " + text(request));
        }
    }

    private static String text(byte[] request) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        return text.length() > 3_000 ? text.substring(0, 3_000) : text;
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    long sent() {
        return sent.get();
    }

    @Override
    public String toString() {
        return sent + " requests, by status " + statuses;
    }
}
