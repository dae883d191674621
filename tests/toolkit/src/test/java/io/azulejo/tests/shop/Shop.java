package io.azulejo.tests.shop;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.DayRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import java.util.List;

@SingleTable(
        name = "Shop",
        entities = {Order.class, Line.class, Parcel.class},
        entityType = "type",
        indexes = {
            @Index(name = "sent", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "due", partitionKey = "GSI2PK", sortKey = "GSI2SK")
        })
@Accept(id = "AZ201", because = "a test")
public interface Shop extends Store<Order, String> {

    EntityTable<Line> lines();

    EntityTable<Parcel> parcels();

    @Query
    List<Order> orders(String customerId);

    @Query
    List<Order> orders(String customerId, SortRange<String> orderId);

    @Query(descending = true)
    Page<Order> orders(String customerId, PageRequest page);

    @Query
    Page<OrderLines> withLines(String customerId, PageRequest page);

    @Query(descending = true)
    Page<OrderLines> newest(String customerId, PageRequest page);

    @Query(descending = true, limit = 2)
    List<OrderLines> lastTwo(String customerId);

    @Query
    Page<Bought> bought(String customerId, PageRequest page);

    @Query(index = "sent")
    Page<Parcel> sent(DayRange sentAt, PageRequest page);

    @Query(index = "sent", descending = true)
    List<Parcel> sentOn(LocalDate sentAt);

    @Query(index = "due")
    List<Parcel> due(DayRange due);
}
