package io.azulejo.orders.table;

import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.ProjectionOf;
import io.azulejo.orders.brazil.Cnpj;

/** Which order an index entry is of: all that index GSI1 holds are keys. */
public interface OrderRefs {

    Cnpj cnpj();

    String orderId();

    /** By its phase. */
    @ProjectionOf(StatusItem.class)
    record OfStatus(Cnpj cnpj, @FromKey String orderId) implements OrderRefs {}

    /** By its customer. */
    @ProjectionOf(OrderCustomer.class)
    record OfCustomer(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** By a method of payment. */
    @ProjectionOf(Payment.class)
    record OfPayment(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** By a product in it. */
    @ProjectionOf(OrderLine.class)
    record OfLine(Cnpj cnpj, String orderId) implements OrderRefs {}

    /** By where it goes. */
    @ProjectionOf(Shipment.class)
    record OfShipment(Cnpj cnpj, String orderId) implements OrderRefs {}
}
