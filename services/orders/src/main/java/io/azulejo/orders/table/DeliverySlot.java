package io.azulejo.orders.table;

import io.azulejo.annotation.Converter;
import java.time.LocalDate;

/** Delivery date, with a number if an order has several shipments to the same city on that date. */
public record DeliverySlot(LocalDate date, int number) {

    /** Converter to {@code 2023-10-03}, or {@code 2023-10-03#2} from the second shipment on. */
    public static final class AsParts implements Converter<DeliverySlot, String> {
        @Override
        public String stored(DeliverySlot value) {
            return value.number() == 1 ? value.date().toString() : value.date() + "#" + value.number();
        }

        @Override
        public DeliverySlot value(String stored) {
            int delimiter = stored.indexOf('#');
            return delimiter < 0
                    ? new DeliverySlot(LocalDate.parse(stored), 1)
                    : new DeliverySlot(
                            LocalDate.parse(stored.substring(0, delimiter)),
                            Integer.parseInt(stored.substring(delimiter + 1)));
        }
    }
}
