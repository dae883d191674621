package io.azulejo.sessions.discord;

import io.azulejo.http.problem.ProblemException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Texts of the bot in one language. Refusals are looked up by the words of the English message; one without a
 * translation gets the general text of its kind, so that no untranslated detail is shown. Immutable.
 */
final class Texts {
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.of("pt"), Locale.of("es"));
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    private static final Map<String, Texts> BY_LANGUAGE =
            LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(Locale::getLanguage, Texts::new));
    private static final Pattern NOT_A_WORD = Pattern.compile("[^a-z0-9]+");

    private final Map<String, String> texts = new HashMap<>();
    private final boolean english;

    private Texts(Locale language) {
        ResourceBundle bundle = ResourceBundle.getBundle("io.azulejo.sessions.discord.texts", language, NO_FALLBACK);
        bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
        english = language.equals(Locale.ENGLISH);
    }

    /** Returns the texts for a Discord locale such as {@code pt-BR}, or English if it is not supported. */
    static Texts in(@Nullable String locale) {
        String language = locale == null ? "" : Locale.forLanguageTag(locale).getLanguage();
        return BY_LANGUAGE.getOrDefault(language, english());
    }

    private static Texts english() {
        Texts texts = BY_LANGUAGE.get(Locale.ENGLISH.getLanguage());
        if (texts == null) {
            throw new IllegalStateException("There are no English texts");
        }
        return texts;
    }

    /** Returns a text. {@code {0}} and so on stand for the values, which are inserted as they are. */
    String of(String key, Object... values) {
        String text = texts.get(key);
        if (text == null) {
            throw new IllegalArgumentException("There is no text " + key);
        }
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            filled.append(text, from, at).append(values[text.charAt(at + 1) - '0']);
            from = at + 3;
        }
        return filled.append(text.substring(from)).toString();
    }

    /** Returns the text of a refusal. */
    String refusal(ProblemException refused) {
        String message = String.valueOf(refused.getMessage());
        if (english) {
            return message + ".";
        }
        String words = NOT_A_WORD.matcher(message.toLowerCase(Locale.ROOT)).replaceAll("-");
        String kind =
                "refused-" + refused.type().name().toLowerCase(Locale.ROOT).replace('_', '-');
        String known = texts.getOrDefault(words, texts.get(kind));
        return known == null ? of("refused") : known;
    }
}
