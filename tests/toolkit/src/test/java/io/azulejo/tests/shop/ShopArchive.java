package io.azulejo.tests.shop;

import io.azulejo.annotation.Accept;
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
@Accept(id = "AZ213", because = "a test")
@Accept(id = "AZ215", because = "a test")
@Accept(id = "AZ219", because = "a test")
public interface ShopArchive {

    EntityTable<Order> orders();

    @Query
    List<Bought> all(String customerId);
}
