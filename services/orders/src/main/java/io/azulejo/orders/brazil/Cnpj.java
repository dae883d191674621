package io.azulejo.orders.brazil;

import io.azulejo.annotation.Converter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Brazilian company number, which identifies the tenant: 12 letters or digits and two check digits. Keys hold the
 * printed form, {@code 12.345.678/0001-95}. Paths hold the 14 bare characters because the printed form contains a
 * slash.
 */
public record Cnpj(String printed) {
    private static final int BODY = 12;
    private static final int LENGTH = BODY + 2;
    private static final int HIGHEST_WEIGHT = 9;

    /** Parses a number in either form without verifying its check digits. Returns empty if the text is malformed. */
    public static Optional<Cnpj> parse(String text) {
        String bare = unmasked(text).toUpperCase(Locale.ROOT);
        return Optional.ofNullable(ofBare(bare));
    }

    /** Parses the 14 bare characters without verifying the check digits. Returns null if the text is malformed. */
    public static @Nullable Cnpj ofBare(String bare) {
        return isBare(bare) ? new Cnpj(mask(bare)) : null;
    }

    /** Returns whether the check digits are correct. Those of the design document's own example are not. */
    public boolean valid() {
        return isBare(bare()) && bare().chars().distinct().count() > 1 && CheckDigits.areValid(bare(), HIGHEST_WEIGHT);
    }

    public String bare() {
        return unmasked(printed);
    }

    private static boolean isBare(String text) {
        if (text.length() != LENGTH) {
            return false;
        }
        for (int i = 0; i < LENGTH; i++) {
            char character = text.charAt(i);
            boolean digit = character >= '0' && character <= '9';
            boolean letter = character >= 'A' && character <= 'Z';
            if (!digit && (!letter || i >= BODY)) {
                return false;
            }
        }
        return true;
    }

    private static String unmasked(String text) {
        StringBuilder bare = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character != '.' && character != '/' && character != '-') {
                bare.append(character);
            }
        }
        return bare.toString();
    }

    @Override
    public String toString() {
        return printed;
    }

    private static String mask(String bare) {
        return bare.substring(0, 2) + "." + bare.substring(2, 5) + "." + bare.substring(5, 8) + "/"
                + bare.substring(8, 12) + "-" + bare.substring(12);
    }

    /**
     * Converter that stores the printed form. Stored values are not validated on read because legacy items may hold any
     * text.
     */
    public static final class AsPrinted implements Converter<Cnpj, String> {
        @Override
        public String stored(Cnpj value) {
            return value.printed();
        }

        @Override
        public Cnpj value(String stored) {
            return new Cnpj(stored);
        }
    }
}
