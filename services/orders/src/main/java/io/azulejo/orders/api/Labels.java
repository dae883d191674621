package io.azulejo.orders.api;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeMap;

/** What codes are called in Portuguese, English and Spanish. The codes themselves are the same everywhere. */
@Singleton
final class Labels {
    private static final List<Locale> LANGUAGES = List.of(Locale.of("pt"), Locale.ENGLISH, Locale.of("es"));
    private static final ResourceBundle.Control EXACTLY =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    /** The labels in one language. */
    record In(ResourceBundle texts) {

        String of(Enum<?> code) {
            return of(code.name());
        }

        /** A code that nobody has named is its own label: methods of payment are free. */
        String of(String code) {
            try {
                return texts.getString(code);
            } catch (MissingResourceException e) {
                return code;
            }
        }

        Map<String, String> all() {
            Map<String, String> all = new TreeMap<>();
            texts.keySet().forEach(code -> all.put(code, texts.getString(code)));
            return all;
        }
    }

    /** The first language of an {@code Accept-Language} that there are labels in; Portuguese if there is none. */
    In accepted(String header) {
        Locale best = null;
        try {
            best = Locale.lookup(Locale.LanguageRange.parse(header.isBlank() ? "pt" : header), LANGUAGES);
        } catch (IllegalArgumentException unreadable) {
            best = LANGUAGES.getFirst();
        }
        return in(best == null ? LANGUAGES.getFirst() : best);
    }

    private static In in(Locale language) {
        return new In(ResourceBundle.getBundle("io.azulejo.orders.labels", language, EXACTLY));
    }
}
