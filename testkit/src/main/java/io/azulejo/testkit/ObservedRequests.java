package io.azulejo.testkit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.opentest4j.AssertionFailedError;

/** Requests that a block of code sent, with assertions on them. Immutable. */
public record ObservedRequests(List<RecordedRequest> requests) {
    public double readUnits() {
        return requests.stream().mapToDouble(RecordedRequest::readUnits).sum();
    }

    public double writeUnits() {
        return requests.stream().mapToDouble(RecordedRequest::writeUnits).sum();
    }

    /** Asserts the number of requests. */
    public ObservedRequests hasRequests(int count) {
        return expect(requests.size() == count, count + " requests, not " + requests.size());
    }

    /** Asserts the maximum number of requests. */
    public ObservedRequests hasAtMostRequests(int count) {
        return expect(requests.size() <= count, "at most " + count + " requests, not " + requests.size());
    }

    /** Asserts the maximum of consumed read capacity. */
    public ObservedRequests readsAtMost(double units) {
        return expect(readUnits() <= units, "at most " + units + " read units, not " + readUnits());
    }

    /** Asserts the maximum of consumed write capacity. */
    public ObservedRequests writesAtMost(double units) {
        return expect(writeUnits() <= units, "at most " + units + " write units, not " + writeUnits());
    }

    /** Asserts that no request scanned a table or index. */
    public ObservedRequests neverScans() {
        return expect(requests.stream().noneMatch(request -> request.operation().equals("Scan")), "no Scan");
    }

    /** Asserts that only these operations were sent, by their DynamoDB names such as {@code EntityQuery}. */
    public ObservedRequests usesOnly(String... operations) {
        Set<String> allowed = Set.of(operations);
        return expect(
                requests.stream().allMatch(request -> allowed.contains(request.operation())),
                "only " + List.of(operations));
    }

    private ObservedRequests expect(boolean held, String expected) {
        if (!held) {
            throw new AssertionFailedError("Expected " + expected + ". The requests were:"
                    + requests.stream().map(request -> "\n  " + request).collect(Collectors.joining()));
        }
        return this;
    }
}
