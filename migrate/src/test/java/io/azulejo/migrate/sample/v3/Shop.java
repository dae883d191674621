package io.azulejo.migrate.sample.v3;

import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;

/** Third version of the shop. */
@SingleTable(name = "${SHOP_TABLE:Shop}", entityType = "type", entities = Customer.class)
public interface Shop {

    EntityTable<Customer> customers();
}
