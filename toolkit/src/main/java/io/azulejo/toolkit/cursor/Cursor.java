package io.azulejo.toolkit.cursor;

/**
 * Opaque, resumable position that can be handed to callers. Immutable.
 *
 * @param text the cursor as text for responses and requests; URL-safe
 */
public record Cursor(String text) {

    @Override
    public String toString() {
        return text;
    }
}
