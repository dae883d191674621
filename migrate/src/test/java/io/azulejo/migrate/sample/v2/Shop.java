package io.azulejo.migrate.sample.v2;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;

/** Second version of the shop. */
@SingleTable(
        name = "${SHOP_TABLE:Shop}",
        entityType = "type",
        entities = {Customer.class, Order.class},
        indexes = @Index(name = "ByCity", partitionKey = "ByCityPK", sortKey = "ByCitySK"))
public interface Shop {

    EntityTable<Customer> customers();

    EntityTable<Order> orders();

    @Query(index = "ByCity")
    @AccessPattern("Customers of a city")
    List<Customer> inCity(String city);
}
