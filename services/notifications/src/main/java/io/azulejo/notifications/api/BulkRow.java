package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.web.problem.FieldError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How one row of a bulk request went. */
@Json
record BulkRow(
        int row,
        int status,
        @Nullable ProducedBody made,
        @Nullable String problem,
        List<FieldError> errors) {}
