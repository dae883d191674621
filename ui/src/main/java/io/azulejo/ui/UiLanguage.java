package io.azulejo.ui;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.util.Locale;
import java.util.Optional;

/** Language of the pages. */
public enum UiLanguage {
    EN("en", "This page needs JavaScript."),
    PT("pt", "Esta página precisa de JavaScript."),
    ES("es", "Esta página necesita JavaScript.");

    /** Cookie that holds the language a person chose; without it the browser's languages decide. */
    public static final String COOKIE = "az-language";

    private final String tag;
    private final String noScript;

    UiLanguage(String tag, String noScript) {
        this.tag = tag;
        this.noScript = noScript;
    }

    public String tag() {
        return tag;
    }

    String noScript() {
        return noScript;
    }

    /** Language of a request: the chosen one, else the browser's first that there is, else English. */
    public static UiLanguage of(ServerRequest request) {
        String chosen = request.headers().cookies().first(COOKIE).orElse("");
        return byTag(chosen)
                .orElseGet(() -> accepted(
                        request.headers().first(HeaderNames.ACCEPT_LANGUAGE).orElse("")));
    }

    /** Best language of an Accept-Language header. */
    static UiLanguage accepted(String header) {
        if (header.isBlank()) {
            return EN;
        }
        try {
            return Locale.LanguageRange.parse(header).stream()
                    .flatMap(range -> byTag(range.getRange()).stream())
                    .findFirst()
                    .orElse(EN);
        } catch (IllegalArgumentException malformed) {
            return EN;
        }
    }

    private static Optional<UiLanguage> byTag(String tag) {
        String language = tag.split("-", 2)[0].toLowerCase(Locale.ROOT);
        for (UiLanguage each : values()) {
            if (each.tag.equals(language)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
