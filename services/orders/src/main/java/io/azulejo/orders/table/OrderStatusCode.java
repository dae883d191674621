package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;

/** Stored status of an order: a known {@link OrderStatus} or a code written by another application. */
public sealed interface OrderStatusCode permits OrderStatus, UnrecognizedStatus {

    /** Returns the code as it is stored and shown. */
    String code();

    boolean canTransitionTo(OrderStatusCode next);

    /** Returns whether the status is derived from the lines. The others are set by commands. */
    boolean derivedFromLines();

    /** Returns whether the status is final. */
    boolean ended();

    /** Converter that stores the code unchanged. */
    final class AsText implements Converter<OrderStatusCode, String> {
        @Override
        public String stored(OrderStatusCode value) {
            return value.code();
        }

        @Override
        public OrderStatusCode value(String stored) {
            for (OrderStatus known : OrderStatus.values()) {
                if (known.code().equals(stored)) {
                    return known;
                }
            }
            return new UnrecognizedStatus(stored);
        }
    }
}
