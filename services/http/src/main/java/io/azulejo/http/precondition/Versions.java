package io.azulejo.http.precondition;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.util.OptionalLong;

/** Check of the version that a client read before a change. */
public final class Versions {
    private Versions() {}

    /** Fails with 412 if the client names a version and it is not the current one. */
    public static void require(OptionalLong expected, String what, long present) {
        if (expected.isPresent() && expected.getAsLong() != present) {
            throw ProblemException.of(ProblemType.PRECONDITION_FAILED, "The " + what + " is in version " + present);
        }
    }
}
