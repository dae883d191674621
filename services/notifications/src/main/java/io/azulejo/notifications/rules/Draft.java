package io.azulejo.notifications.rules;

import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Secrets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a producer wants to tell, to whoever it may be. */
public record Draft(String title, String content, @Nullable String category, List<String> channels) {
    private static final int LONGEST_TITLE = 200;
    private static final int LONGEST_CONTENT = 10_000;

    /** As it is stored, if it can be. */
    Draft checked() {
        return new Draft(title(title), content(content), category == null ? null : category(category), channels);
    }

    static String title(String text) {
        return Texts.line("title", text, LONGEST_TITLE);
    }

    static String content(String text) {
        String checked = Texts.optional("content", text, LONGEST_CONTENT);
        return checked == null ? "" : checked;
    }

    /** Of a–z, 0–9 and a few signs, so that it can be part of keys and of paths. */
    static String category(String name) {
        return Texts.handle("category", name, 1, 64);
    }

    /** Tells two requests with the same key apart. */
    String fingerprint(String recipient) {
        return Secrets.hash(
                String.join("\0", recipient, title, content, String.valueOf(category), String.join(",", channels)));
    }
}
