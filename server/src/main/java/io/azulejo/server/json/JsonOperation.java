package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;

/** Answers one operation: reads its request, lets the engine act, writes its response. Safe for many threads. */
@FunctionalInterface
public interface JsonOperation {
    /**
     * Answers a request. The parser stands before the first token and is read to the end of the request's object;
     * {@code host} is where the client says that it reached the server.
     *
     * @throws io.azulejo.engine.error.EngineException if the answer is an error
     * @throws IOException if the request is not the JSON it should be
     */
    void answer(JsonParser request, String host, JsonGenerator response) throws IOException;
}
