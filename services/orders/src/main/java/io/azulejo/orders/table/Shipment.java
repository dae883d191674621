package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
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
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Shipment of an order. Its key holds city and date as given. Index GSI3 holds the normalised city name and its state,
 * so that shipments to a city are found over a range of dates.
 *
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
        LocalDate expectedDeliveryDate,
        @Nullable String shippingMethod,
        BigDecimal shippingCost,
        @Nullable Uf uf,
        @Nullable String cityKey,
        @Nullable String trackingCode,
        @Time(TimePrecision.MILLIS) @Nullable Instant shippedAt,
        @Version long version) {

    public Shipment {
        shippingCost = Money.scaled(shippingCost);
    }
}
