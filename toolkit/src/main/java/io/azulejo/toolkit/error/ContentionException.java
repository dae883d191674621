package io.azulejo.toolkit.error;

import org.jspecify.annotations.Nullable;

/** A write that others kept getting in the way of, for as many attempts as the options allow. */
public final class ContentionException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public ContentionException(String pattern, int attempts, @Nullable RuntimeException last) {
        super("\"" + pattern + "\" gave up after " + attempts
                + " attempts: other writes of the same items got in the way"
                + (last == null ? "" : " (" + last.getMessage() + ")"));
        if (last != null) {
            addSuppressed(last);
        }
    }
}
