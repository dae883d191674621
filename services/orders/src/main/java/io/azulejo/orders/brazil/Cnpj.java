package io.azulejo.orders.brazil;

import io.azulejo.annotation.Converter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a company, which is the tenant: 12 letters or digits and two check digits. Keys hold it as it is
 * printed, {@code 12.345.678/0001-95}; paths its 14 bare characters, as the printed form has a slash.
 */
public record Cnpj(String printed) {
    private static final Pattern BARE = Pattern.compile("[0-9A-Z]{12}[0-9]{2}");
    private static final int HIGHEST_WEIGHT = 9;

    /** The number in either form, whatever its check digits; empty if it cannot be one. */
    public static Optional<Cnpj> read(String text) {
        String bare = unmasked(text).toUpperCase(Locale.ROOT);
        return BARE.matcher(bare).matches() ? Optional.of(new Cnpj(mask(bare))) : Optional.empty();
    }

    /** Whether the check digits hold. The document's own example does not pass. */
    public boolean valid() {
        return BARE.matcher(bare()).matches()
                && bare().chars().distinct().count() > 1
                && CheckDigits.hold(bare(), HIGHEST_WEIGHT);
    }

    public String bare() {
        return unmasked(printed);
    }

    private static String unmasked(String text) {
        return text.replace(".", "").replace("/", "").replace("-", "");
    }

    @Override
    public String toString() {
        return printed;
    }

    private static String mask(String bare) {
        return bare.substring(0, 2) + "." + bare.substring(2, 5) + "." + bare.substring(5, 8) + "/"
                + bare.substring(8, 12) + "-" + bare.substring(12);
    }

    /** As it is printed; what others stored is taken as it is. */
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
