package io.azulejo.http.text;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.template.KeyEncoding;
import io.helidon.webserver.http.ServerRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Parser of dates and times in paths and queries. An unreadable value fails with 400 and the parameter's name. */
public final class Parameters {
    private static final int LONGEST_SHOWN = 40;

    private Parameters() {}

    public static LocalDate day(String name, @Nullable String text) {
        return read(name, text == null ? "" : text, LocalDate::parse, "a day such as 2026-01-31");
    }

    /** Returns the month, or null if the parameter is missing. */
    public static @Nullable YearMonth month(String name, @Nullable String text) {
        return text == null || text.isEmpty() ? null : read(name, text, YearMonth::parse, "a month such as 2026-01");
    }

    /** Returns the time, or null if the parameter is missing. */
    public static @Nullable Instant time(String name, @Nullable String text) {
        return text == null || text.isEmpty()
                ? null
                : read(name, text, KeyEncoding::parseTime, "a time such as 2026-01-31T20:00:00Z");
    }

    /** Rejects a request with other query parameters than these. A misspelt filter would be ignored otherwise. */
    public static void allow(ServerRequest request, String... names) {
        for (String name : request.query().names()) {
            if (!Arrays.asList(names).contains(name)) {
                throw ProblemException.badParameter(
                        name.substring(0, Math.min(name.length(), LONGEST_SHOWN)),
                        "is not a parameter of this route; allowed are " + String.join(", ", names));
            }
        }
    }

    private static <T> T read(String name, String text, Function<String, T> parse, String example) {
        try {
            return parse.apply(text);
        } catch (DateTimeException e) {
            throw ProblemException.badParameter(name, "must be " + example);
        }
    }
}
