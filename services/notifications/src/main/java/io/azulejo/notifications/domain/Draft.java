package io.azulejo.notifications.domain;

import io.azulejo.auth.token.Secrets;
import io.azulejo.http.text.TextValidation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Notification without a recipient, as given by a producer. */
public record Draft(String title, String content, @Nullable String category, List<String> channels) {
    private static final int LONGEST_TITLE = 200;
    private static final int LONGEST_CONTENT = 10_000;

    /** Returns a validated copy in the form in which it is stored. */
    Draft checked() {
        return new Draft(title(title), content(content), category == null ? null : category(category), channels);
    }

    static String title(String text) {
        return TextValidation.line("title", text, LONGEST_TITLE);
    }

    static String content(String text) {
        String checked = TextValidation.optional("content", text, LONGEST_CONTENT);
        return checked == null ? "" : checked;
    }

    /** Validates a category. Its characters are limited because it is part of keys and paths. */
    static String category(String name) {
        return TextValidation.handle("category", name, 1, 64);
    }

    /** Returns a hash that distinguishes different requests with the same idempotency key. */
    String fingerprint(String recipient) {
        return Secrets.hash(
                String.join("\0", recipient, title, content, String.valueOf(category), String.join(",", channels)));
    }
}
