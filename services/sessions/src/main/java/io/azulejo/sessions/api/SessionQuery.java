package io.azulejo.sessions.api;

import io.azulejo.toolkit.query.SortRange;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Parameters;
import java.time.Instant;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What callers ask of sessions, as the values that rules know. */
final class SessionQuery {
    private SessionQuery() {}

    /** The parts of a session that {@code ?include=npcs,users} asks for. */
    static Set<String> include(@Nullable String text) {
        Set<String> asked = new TreeSet<>();
        if (text != null && !text.isBlank()) {
            asked.addAll(Arrays.asList(text.split(",")));
        }
        if (!Set.of("npcs", "users").containsAll(asked)) {
            throw ProblemException.badParameter("include", "must be npcs, users or npcs,users");
        }
        return asked;
    }

    /** From a time, included, to another, which is not. */
    static SortRange<Instant> range(@Nullable String from, @Nullable String to) {
        Instant first = Parameters.time("from", from);
        Instant end = Parameters.time("to", to);
        if (first != null && end != null && !first.isBefore(end)) {
            throw ProblemException.badParameter("to", "must be after from");
        }
        SortRange<Instant> range = first == null ? SortRange.all() : SortRange.from(first);
        return end == null ? range : range.andBefore(end);
    }
}
