package io.azulejo.orders.api;

import jakarta.inject.Singleton;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What codes are called in Portuguese, English and Spanish. The codes themselves are the same everywhere. */
@Singleton
final class Labels {
    private static final List<Locale> LANGUAGES = List.of(Locale.of("pt"), Locale.ENGLISH, Locale.of("es"));
    private static final ResourceBundle.Control EXACTLY =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Map<Locale, In> languages =
            LANGUAGES.stream().collect(Collectors.toMap(language -> language, Labels::in));

    /**
     * The labels in one language.
     *
     * @param all by code, in the codes' order
     */
    record In(SortedMap<String, String> all) {

        String of(Enum<?> code) {
            return of(code.name());
        }

        /** A code that nobody has named is its own label: methods of payment are free. */
        String of(String code) {
            return all.getOrDefault(code, code);
        }
    }

    /** The first language of an {@code Accept-Language} that there are labels in; Portuguese if there is none. */
    In accepted(String header) {
        Locale best = header.isBlank() ? null : best(header);
        return Objects.requireNonNull(languages.get(best == null ? LANGUAGES.getFirst() : best));
    }

    private static @Nullable Locale best(String header) {
        try {
            return Locale.lookup(Locale.LanguageRange.parse(header), LANGUAGES);
        } catch (IllegalArgumentException unreadable) {
            return null;
        }
    }

    private static In in(Locale language) {
        ResourceBundle texts = ResourceBundle.getBundle("io.azulejo.orders.labels", language, EXACTLY);
        SortedMap<String, String> all = new TreeMap<>();
        texts.keySet().forEach(code -> all.put(code, texts.getString(code)));
        return new In(Collections.unmodifiableSortedMap(all));
    }
}
