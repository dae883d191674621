package io.azulejo.testkit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.opentest4j.AssertionFailedError;

/** The requests that a piece of code made, and what a test may expect of them. Immutable. */
public record Observation(List<RecordedRequest> requests) {
    public double readUnits() {
        return requests.stream().mapToDouble(RecordedRequest::readUnits).sum();
    }

    public double writeUnits() {
        return requests.stream().mapToDouble(RecordedRequest::writeUnits).sum();
    }

    /** Expects exactly as many requests. */
    public Observation hasRequests(int count) {
        return expect(requests.size() == count, count + " requests, not " + requests.size());
    }

    /** Expects no more requests. */
    public Observation hasAtMostRequests(int count) {
        return expect(requests.size() <= count, "at most " + count + " requests, not " + requests.size());
    }

    /** Expects the consumed read capacity to be no more. */
    public Observation readsAtMost(double units) {
        return expect(readUnits() <= units, "at most " + units + " read units, not " + readUnits());
    }

    /** Expects the consumed write capacity to be no more. */
    public Observation writesAtMost(double units) {
        return expect(writeUnits() <= units, "at most " + units + " write units, not " + writeUnits());
    }

    /** Expects that no request was a scan of a table or index. */
    public Observation neverScans() {
        return expect(requests.stream().noneMatch(request -> request.operation().equals("Scan")), "no Scan");
    }

    /** Expects no other operations than these, named as DynamoDB names them: {@code Query}. */
    public Observation usesOnly(String... operations) {
        Set<String> allowed = Set.of(operations);
        return expect(
                requests.stream().allMatch(request -> allowed.contains(request.operation())),
                "only " + List.of(operations));
    }

    private Observation expect(boolean held, String expected) {
        if (!held) {
            throw new AssertionFailedError("Expected " + expected + ". The requests were:"
                    + requests.stream().map(request -> "\n  " + request).collect(Collectors.joining()));
        }
        return this;
    }
}
