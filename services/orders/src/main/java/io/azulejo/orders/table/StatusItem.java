package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;

/**
 * Status of an order, stored as an item so that the documented index lists orders by status. An order has exactly one.
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
        @Convert(OrderStatusCode.AsText.class) OrderStatusCode orderStatus) {}
