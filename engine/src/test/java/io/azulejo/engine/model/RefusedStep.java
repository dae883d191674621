package io.azulejo.engine.model;

import java.util.Map;
import java.util.function.Consumer;

/** A request that DynamoDB refuses whatever the tables hold, with the answer that is known from it. */
record RefusedStep(String description, Consumer<Backend> request, String code, String message) implements Step {
    @Override
    public Map<String, Object> on(Backend backend) {
        request.accept(backend);
        return Map.of();
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        throw new Refusal(code, message, Map.of());
    }

    @Override
    public String toString() {
        return "RefusedStep[" + description + "]";
    }
}
