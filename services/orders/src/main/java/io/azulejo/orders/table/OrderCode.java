package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;

/** The phase of an order as it is stored: one of ours, or a code of another program that writes to the same table. */
public sealed interface OrderCode permits OrderStatus, ForeignCode {

    /** As it is stored and shown. */
    String code();

    boolean mayBecome(OrderCode next);

    /** Whether the phase follows from the lines; the others are set by commands. */
    boolean projected();

    /** Whether nothing can happen any more. */
    boolean ended();

    /** Letter by letter. */
    final class AsText implements Converter<OrderCode, String> {
        @Override
        public String stored(OrderCode value) {
            return value.code();
        }

        @Override
        public OrderCode value(String stored) {
            for (OrderStatus known : OrderStatus.values()) {
                if (known.code().equals(stored)) {
                    return known;
                }
            }
            return new ForeignCode(stored);
        }
    }
}
