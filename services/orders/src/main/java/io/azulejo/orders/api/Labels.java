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

/** Labels of status and payment codes in Portuguese, English and Spanish. The codes are the same in all languages. */
@Singleton
final class Labels {
    private static final List<Locale> LANGUAGES = List.of(Locale.of("pt"), Locale.ENGLISH, Locale.of("es"));
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Map<Locale, LocalizedLabels> languages =
            LANGUAGES.stream().collect(Collectors.toMap(language -> language, Labels::in));

    /**
     * Labels in one language.
     *
     * @param all labels by code, sorted by code
     */
    record LocalizedLabels(SortedMap<String, String> all) {

        String of(Enum<?> code) {
            return of(code.name());
        }

        /** Returns the label of a code, or the code itself if it has none: payment methods are free text. */
        String of(String code) {
            return all.getOrDefault(code, code);
        }
    }

    /** Returns the labels in the first supported language of an {@code Accept-Language} header, or in Portuguese. */
    LocalizedLabels accepted(String header) {
        Locale best = header.isBlank() ? null : best(header);
        return Objects.requireNonNull(languages.get(best == null ? LANGUAGES.getFirst() : best));
    }

    private static @Nullable Locale best(String header) {
        try {
            return Locale.lookup(Locale.LanguageRange.parse(header), LANGUAGES);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }

    private static LocalizedLabels in(Locale language) {
        ResourceBundle texts = ResourceBundle.getBundle("io.azulejo.orders.labels", language, NO_FALLBACK);
        SortedMap<String, String> all = new TreeMap<>();
        texts.keySet().forEach(code -> all.put(code, texts.getString(code)));
        return new LocalizedLabels(Collections.unmodifiableSortedMap(all));
    }
}
