package io.azulejo.orders.brazil;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a person, {@code 123.456.789-09}. Personal data: its text form is masked, so that no log, message or
 * stack trace holds it; {@link #printed()} is what is stored.
 */
public record Cpf(String printed) {
    private static final Pattern BARE = Pattern.compile("[0-9]{11}");
    private static final int NEVER_AGAIN = Integer.MAX_VALUE;

    /** The number with or without its mask, whatever its check digits; empty if it cannot be one. */
    public static Optional<Cpf> read(String text) {
        String bare = text.replace(".", "").replace("-", "");
        return BARE.matcher(bare).matches()
                ? Optional.of(new Cpf(bare.substring(0, 3) + "." + bare.substring(3, 6) + "." + bare.substring(6, 9)
                        + "-" + bare.substring(9)))
                : Optional.empty();
    }

    /** Whether the check digits hold and the digits are not all the same. */
    public boolean valid() {
        String bare = printed.replace(".", "").replace("-", "");
        return BARE.matcher(bare).matches()
                && bare.chars().distinct().count() > 1
                && CheckDigits.hold(bare, NEVER_AGAIN);
    }

    /** {@code ***.456.789-**}: enough to tell two customers apart, too little to know one. */
    public static String masked(String printed) {
        return read(printed)
                .map(cpf -> "***" + cpf.printed().substring(3, 12) + "**")
                .orElse("***");
    }

    @Override
    public String toString() {
        return masked(printed);
    }
}
