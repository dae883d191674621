package io.azulejo.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * The requests that a test's client made, retries of one not counted. Safe for any number of threads; what is observed
 * are the requests of all of them.
 */
public final class RequestLog {
    private final List<RecordedRequest> requests = new ArrayList<>();

    RequestLog() {}

    synchronized void add(RecordedRequest request) {
        requests.add(request);
    }

    /** All requests so far, in the order of their answers. */
    public synchronized List<RecordedRequest> requests() {
        return List.copyOf(requests);
    }

    /** Runs a piece of code and answers with the requests made meanwhile. */
    public Observation during(Runnable code) {
        int before = requests().size();
        code.run();
        List<RecordedRequest> all = requests();
        return new Observation(all.subList(before, all.size()));
    }
}
