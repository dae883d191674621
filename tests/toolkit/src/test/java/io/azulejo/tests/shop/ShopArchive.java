package io.azulejo.tests.shop;

import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;

/** Another table with entities of the shop. */
@SingleTable(
        name = "ShopArchive",
        entities = {Order.class, Line.class},
        partitionKey = "customer",
        sortKey = "what",
        entityType = "kind",
        prefix = "Archive")
public interface ShopArchive {

    EntityTable<Order> orders();

    @Query
    List<Bought> all(String customerId);
}
