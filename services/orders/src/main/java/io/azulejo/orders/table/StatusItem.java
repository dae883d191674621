package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;
import org.jspecify.annotations.Nullable;

/**
 * Status of an order, stored as an item so that the documented index lists orders by status. An order has exactly one.
 *
 * @param orderStatus status in the key, by which the index finds the order
 * @param storedStatus copy that the design document prints as an attribute; the key takes precedence
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "STATUS#{orderStatus}")
@Accept(
        id = "AZ206",
        because = "documented access pattern by status; the sort key starts with the company, so it can split")
@Accept(id = "AZ217", because = "documented design; one transaction replaces the item with the authoritative header")
public record StatusItem(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String orderId,
        @FromKey @Convert(OrderStatusCode.AsText.class) OrderStatusCode orderStatus,

        @Attribute("order_status") @Convert(OrderStatusCode.AsText.class) @Nullable
        OrderStatusCode storedStatus) {

    public StatusItem {
        storedStatus = orderStatus;
    }

    public static StatusItem of(Cnpj cnpj, String orderId, OrderStatusCode status) {
        return new StatusItem(cnpj, orderId, status, status);
    }
}
