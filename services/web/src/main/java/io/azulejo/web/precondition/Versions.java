package io.azulejo.web.precondition;

import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import java.util.OptionalLong;

/** The version in which a caller has read what it wants to change. */
public final class Versions {
    private Versions() {}

    /** Refuses with 412 what is by now in another version than the one that the caller names, if it names one. */
    public static void require(OptionalLong expected, String what, long present) {
        if (expected.isPresent() && expected.getAsLong() != present) {
            throw ProblemException.of(ProblemType.PRECONDITION_FAILED, "The " + what + " is in version " + present);
        }
    }
}
