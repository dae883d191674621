package io.azulejo.http.json;

import io.avaje.json.JsonWriter;

/** Writes text that is already JSON. */
final class RawJson {
    /** Size of a writer's first buffer: a writer in memory never grows its buffer by more than that at once. */
    private static final int PIECE = 4_000;

    private RawJson() {}

    /**
     * Writes a value without escaping.
     *
     * @param text one character per byte
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
