package io.azulejo.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * Log of the requests that a test's client sent, without retries. Thread-safe; it includes the requests of all threads.
 */
public final class RequestLog {
    private final List<RecordedRequest> requests = new ArrayList<>();

    RequestLog() {}

    synchronized void add(RecordedRequest request) {
        requests.add(request);
    }

    /** Returns all requests so far, in the order of their responses. */
    public synchronized List<RecordedRequest> requests() {
        return List.copyOf(requests);
    }

    /** Runs the code and returns the requests sent meanwhile. */
    public ObservedRequests during(Runnable code) {
        int before = requests().size();
        code.run();
        List<RecordedRequest> all = requests();
        return new ObservedRequests(all.subList(before, all.size()));
    }
}
