package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderLine;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Line of an order and how much of it an operation is about.
 *
 * @param line the line's id in paths
 * @param quantity null for the whole line
 */
@Json
public record LineQuantity(String line, @Nullable Long quantity) {

    public LineQuantity {
        line = Objects.requireNonNullElse(line, ""); // JSON may omit it; there is no line without an id
    }

    LineId id() {
        return LineId.of(line);
    }

    /** Returns the quantity of a line; fails with 422 if the line has less. */
    int of(OrderLine found) {
        return quantity == null ? found.quantity() : (int) Fields.quantity("quantity", quantity, found.quantity());
    }
}
