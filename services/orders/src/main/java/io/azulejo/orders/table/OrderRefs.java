package io.azulejo.orders.table;

import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.ProjectionOf;
import io.azulejo.orders.brazil.Cnpj;

/** Reference to an order from an index entry. Index GSI1 projects keys only. */
public interface OrderRefs {

    Cnpj cnpj();

    String orderId();

    /** Reference found by status. */
    @ProjectionOf(StatusItem.class)
    record OfStatus(Cnpj cnpj, @FromKey String orderId) implements OrderRefs {}

    /** Reference found by customer. */
    @ProjectionOf(OrderCustomer.class)
    record OfCustomer(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** Reference found by payment method. */
    @ProjectionOf(Payment.class)
    record OfPayment(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** Reference found by product. */
    @ProjectionOf(OrderLine.class)
    record OfLine(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** Reference found by destination. */
    @ProjectionOf(Shipment.class)
    record OfShipment(Cnpj cnpj, String orderId) implements OrderRefs {}
}
