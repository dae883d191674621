package io.azulejo.engine.model;

import java.util.Map;
import java.util.function.Consumer;

/** Step that sends a request which DynamoDB rejects regardless of the tables' contents, with its known response. */
record InvalidRequestStep(String description, Consumer<Backend> request, String code, String message) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        request.accept(backend);
        return Map.of();
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        throw new ModelError(code, message, Map.of());
    }

    @Override
    public String toString() {
        return "RefusedStep[" + description + "]";
    }
}
