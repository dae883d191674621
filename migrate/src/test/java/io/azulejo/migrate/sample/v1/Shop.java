package io.azulejo.migrate.sample.v1;

import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;

/** First version of the shop. */
@SingleTable(
        name = "${SHOP_TABLE:Shop}",
        entityType = "type",
        entities = {Customer.class, Order.class})
public interface Shop {

    EntityTable<Customer> customers();

    EntityTable<Order> orders();
}
