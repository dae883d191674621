package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** Handler of one operation: reads the request, calls the engine, writes the response. Thread-safe. */
@FunctionalInterface
public interface JsonOperation {
    /**
     * Answers a request. The parser is positioned before the first token and is read to the end of the request's
     * object; {@code host} is the address that the client used for the server.
     *
     * @throws io.azulejo.engine.error.EngineException if the response is an error
     * @throws IOException if the request is not valid JSON
     */
    void answer(JsonParser request, String host, JsonGenerator response) throws IOException;
}
