package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.brazil.Uf;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Shipment of an order. Its key holds city and date as given. Index GSI3 holds the normalised city name and its state,
 * so that shipments to a city are found over a range of dates.
 *
 * @param expectedDeliveryDate if a legacy shipment has none, the one in its key
 * @param shippingCost 0 if a legacy shipment has none
 * @param shipmentId id that stays the same when the shipment moves; null in legacy shipments, see {@link #id}
 * @param uf null in legacy shipments, which are found one day at a time
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "SHIPPING#{city}#{slot:parts}")
@IndexKey(index = "GSI3", pk = "COMPANY#{cnpj}#CITY#{uf}#{cityKey}", sk = "{expectedDeliveryDate}#{orderId}")
public record Shipment(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @FromKey String orderId,
        @FromKey @Convert(DeliverySlot.AsParts.class) DeliverySlot slot,
        String city,
        @Default("1970-01-01") LocalDate expectedDeliveryDate,
        @Nullable String shippingMethod,
        @Default("0") BigDecimal shippingCost,
        @Nullable Uf uf,
        @Nullable String cityKey,
        @Nullable String shipmentId,
        @Nullable String trackingCode,
        @Time(TimePrecision.MILLIS) @Nullable Instant shippedAt,
        @Time(TimePrecision.MILLIS) @Nullable Instant deliveredAt,
        @Version long version) {
    private static final String LEGACY_PREFIX = "shp_";

    public Shipment {
        shippingCost = Money.scaled(shippingCost);
        if (expectedDeliveryDate.equals(LocalDate.EPOCH)) {
            expectedDeliveryDate = slot.date();
        }
    }

    /**
     * Returns the shipment's id. That of a legacy shipment is derived from its key, and stored when the shipment is next
     * written.
     */
    public String id() {
        if (shipmentId != null) {
            return shipmentId;
        }
        String key = city + "#" + slot.date() + "#" + slot.number();
        return LEGACY_PREFIX + UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8));
    }
}
