package io.azulejo.engine.model;

import java.time.Instant;
import java.util.Map;

/** Step that deletes items expired by an instant; later steps show which items those were. */
record ExpiryStep(Instant now) implements Step {
    @Override
    public boolean isSupportedBy(Backend backend) {
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
