package io.azulejo.engine.model;

import java.time.Instant;
import java.util.Map;

/** Deletes what has expired by an instant; which items those were, later steps show. */
record ExpiryStep(Instant now) implements Step {
    @Override
    public boolean suits(Backend backend) {
        return backend.expiry() != null;
    }

    @Override
    public Map<String, Object> on(Backend backend) {
        if (backend.expiry() == null) {
            throw new IllegalArgumentException("Nothing can be swept on this backend");
        }
        backend.expiry().sweepAt(now);
        return Map.of();
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        model.sweep(TableShape.ORDERS, now);
        return Map.of();
    }
}
