package io.azulejo.tests.guide;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

// tag::design
@SingleTable(
        name = "${BAKERY_TABLE:Bakery}",
        entities = {Customer.class, Order.class},
        entityType = "type",
        indexes = @Index(name = "Oven", partitionKey = "ovenPk", sortKey = "ovenSk"))
public interface Bakery {

    EntityTable<Customer> customers();

    EntityTable<Order> orders();

    @Create
    @AccessPattern("Register")
    Customer register(Customer customer);

    @Get
    @AccessPattern("Get customer")
    Optional<Customer> customer(String customerId);

    @Query(descending = true)
    @AccessPattern("List a customer's orders, newest first")
    Page<Order> ordersOf(String customerId, PageRequest page);

    @Query
    @AccessPattern("List a customer's orders of some days")
    List<Order> ordersBetween(String customerId, SortRange<Instant> placedAt);

    @Query(index = "Oven", limit = 10)
    @AccessPattern("List what is to be baked next")
    List<Order> oven(String shop);

    @Query
    @AccessPattern("Show a bill")
    Optional<Bill> bill(String customerId);

    @Update(value = Order.class, readFirst = true)
    @AccessPattern("Mark as baked")
    Order baked(String customerId, Instant placedAt, int number, Status status);
}
// end::design
