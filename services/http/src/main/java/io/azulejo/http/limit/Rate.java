package io.azulejo.http.limit;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rate limit as a token bucket: the number of requests per period, which is also the bucket's capacity. */
public record Rate(long requests, Duration per) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})/(\\d{1,4})?([smh])");

    public Rate {
        if (requests < 1 || per.isNegative() || per.isZero()) {
            throw new IllegalArgumentException(
                    "A rate must be at least 1 request in a positive period, not " + requests + " in " + per);
        }
    }

    /**
     * Returns the rate of a text such as {@code 600/m} or {@code 20/10s}.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static Rate parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("A rate is a number, a slash and a period: 600/m, 20/10s or 1000/h");
        }
        long units = matcher.group(2) == null ? 1 : Long.parseLong(matcher.group(2));
        Duration per = switch (matcher.group(3)) {
            case "s" -> Duration.ofSeconds(units);
            case "m" -> Duration.ofMinutes(units);
            default -> Duration.ofHours(units);
        };
        return new Rate(Long.parseLong(matcher.group(1)), per);
    }
}
