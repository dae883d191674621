package io.azulejo.orders.brazil;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Normalised city name for lookups. {@code São  Paulo} and {@code SAO PAULO} give the same key. */
public final class CityKey {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private CityKey() {}

    public static String of(String city) {
        String plain =
                ACCENTS.matcher(Normalizer.normalize(city, Normalizer.Form.NFD)).replaceAll("");
        return SEPARATORS.matcher(plain.strip()).replaceAll(" ").strip().toUpperCase(Locale.ROOT);
    }
}
