package io.azulejo.orders.brazil;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Brazilian taxpayer number of a person, {@code 123.456.789-09}. It is personal data: {@link #toString()} masks it, so
 * that it does not leak into logs, messages or stack traces. {@link #printed()} is the stored form.
 */
public record Cpf(String printed) {
    private static final Pattern BARE = Pattern.compile("[0-9]{11}");
    private static final Pattern ANYWHERE =
            Pattern.compile("[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}|(?<![0-9])[0-9]{11}(?![0-9])");
    private static final int UNBOUNDED_WEIGHT = Integer.MAX_VALUE;

    /**
     * Parses a number with or without punctuation, without verifying its check digits. Returns empty if it is
     * malformed.
     */
    public static Optional<Cpf> read(String text) {
        String bare = text.replace(".", "").replace("-", "");
        return BARE.matcher(bare).matches()
                ? Optional.of(new Cpf(bare.substring(0, 3) + "." + bare.substring(3, 6) + "." + bare.substring(6, 9)
                        + "-" + bare.substring(9)))
                : Optional.empty();
    }

    /** Returns whether the check digits are correct and the digits are not all the same. */
    public boolean valid() {
        String bare = bare();
        return BARE.matcher(bare).matches()
                && bare.chars().distinct().count() > 1
                && CheckDigits.areValid(bare, UNBOUNDED_WEIGHT);
    }

    /** Returns the eleven digits without punctuation. */
    public String bare() {
        return printed.replace(".", "").replace("-", "");
    }

    /** Returns the masked form, {@code ***.456.789-**}, which distinguishes customers without identifying them. */
    public static String masked(String printed) {
        return read(printed)
                .map(cpf -> "***" + cpf.printed().substring(3, 12) + "**")
                .orElse("***");
    }

    /** Returns the text with every CPF in it masked, with or without punctuation. */
    public static String maskedIn(String text) {
        return ANYWHERE.matcher(text).replaceAll(found -> masked(found.group()).replace("$", "\\$"));
    }

    @Override
    public String toString() {
        return masked(printed);
    }
}
