package io.azulejo.orders.brazil;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** A city's name for looking it up, the same however it was typed: {@code São  Paulo} and {@code SAO PAULO}. */
public final class CityKey {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private CityKey() {}

    public static String of(String city) {
        String plain =
                ACCENTS.matcher(Normalizer.normalize(city, Normalizer.Form.NFD)).replaceAll("");
        return GAPS.matcher(plain.strip()).replaceAll(" ").strip().toUpperCase(Locale.ROOT);
    }
}
