package io.azulejo.sessions.api;

import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.web.problem.ProblemException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What callers write into queries and bodies, as the values that rules know. */
final class Parameters {
    private Parameters() {}

    static SessionStatus status(String text) {
        return constant(SessionStatus.class, text)
                .orElseThrow(
                        () -> ProblemException.badParameter("status", "must be one of " + names(SessionStatus.class)));
    }

    static Participant.Role role(@Nullable String text) {
        return text == null
                ? Participant.Role.PLAYER
                : constant(Participant.Role.class, text)
                        .orElseThrow(() ->
                                ProblemException.invalid("role", "must be one of " + names(Participant.Role.class)));
    }

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
        Instant first = time("from", from);
        Instant end = time("to", to);
        if (first != null && end != null && !first.isBefore(end)) {
            throw ProblemException.badParameter("to", "must be after from");
        }
        SortRange<Instant> range = first == null ? SortRange.all() : SortRange.from(first);
        return end == null ? range : range.andBefore(end);
    }

    private static @Nullable Instant time(String name, @Nullable String text) {
        try {
            return text == null || text.isEmpty() ? null : KeyEncoding.parseTime(text);
        } catch (DateTimeException e) {
            throw ProblemException.badParameter(name, "must be a time such as 2026-01-31T20:00:00Z");
        }
    }

    private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String text) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(text.toUpperCase(Locale.ROOT)))
                .findFirst();
    }

    private static <E extends Enum<E>> String names(Class<E> type) {
        return String.join(
                ", ",
                Arrays.stream(type.getEnumConstants())
                        .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                        .toList());
    }
}
