package io.azulejo.toolkit.cursor;

/**
 * An opaque, resumable position that may be handed to callers. Immutable.
 *
 * @param text what to put into a response and to take back from a request; fit for a URL as it is
 */
public record Cursor(String text) {

    @Override
    public String toString() {
        return text;
    }
}
