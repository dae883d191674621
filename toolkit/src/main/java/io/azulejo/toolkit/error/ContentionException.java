package io.azulejo.toolkit.error;

import org.jspecify.annotations.Nullable;

/** Write that kept conflicting with other writes for all attempts that the options allow. */
public final class ContentionException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public ContentionException(String pattern, int attempts, @Nullable RuntimeException last) {
        super("\"" + pattern + "\" gave up after " + attempts
                + " attempts because of conflicting writes to the same items"
                + (last == null ? "" : " (" + last.getMessage() + ")"));
        if (last != null) {
            addSuppressed(last);
        }
    }
}
