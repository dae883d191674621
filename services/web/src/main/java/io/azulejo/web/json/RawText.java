package io.azulejo.web.json;

import io.avaje.json.JsonWriter;

/** Text that is JSON already, and is written as it is. */
final class RawText {
    /** What a writer's first buffer holds. One that keeps all in memory makes no room for more than that at a time. */
    private static final int PIECE = 4_000;

    private RawText() {}

    /**
     * Writes a value.
     *
     * @param text a character for each byte
     */
    static void write(JsonWriter writer, String text) {
        if (text.length() <= PIECE) {
            writer.rawValue(text);
            return;
        }
        writer.rawChunkStart();
        for (int from = 0; from < text.length(); from += PIECE) {
            writer.rawChunk(text.substring(from, Math.min(text.length(), from + PIECE)));
        }
        writer.rawChunkEnd();
    }
}
