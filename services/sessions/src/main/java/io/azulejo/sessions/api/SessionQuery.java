package io.azulejo.sessions.api;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Parameters;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.toolkit.query.SortRange;
import java.time.Instant;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Parser of query parameters for sessions. */
final class SessionQuery {
    private SessionQuery() {}

    /** Parses the parts requested by {@code ?include=npcs,users}. */
    static Set<String> include(@Nullable String text) {
        Set<String> parts = new TreeSet<>();
        if (text != null && !text.isBlank()) {
            parts.addAll(Arrays.asList(text.split(",")));
        }
        if (!Set.of("npcs", "users").containsAll(parts)) {
            throw ProblemException.badParameter("include", "must be npcs, users or npcs,users");
        }
        return parts;
    }

    /** Parses a status. The legacy status inactive means paused. */
    static SessionStatus status(String text) {
        SessionStatus status = EnumNames.parameter(SessionStatus.class, "status", text);
        return status == SessionStatus.INACTIVE ? SessionStatus.PAUSED : status;
    }

    /** Returns the range from a time, inclusive, to another time, exclusive. */
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
