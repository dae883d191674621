package io.azulejo.micrometer;

import io.azulejo.toolkit.observe.Call;

/** Names and values of the tags that meters and observations share. */
final class CallTags {
    static final String PATTERN = "pattern";
    static final String OPERATION = "operation";
    static final String OUTCOME = "outcome";

    private CallTags() {}

    /** Returns {@code done} or the simple name of the exception. */
    static String outcome(Call call) {
        return call.failure() == null ? "done" : call.failure().getClass().getSimpleName();
    }
}
