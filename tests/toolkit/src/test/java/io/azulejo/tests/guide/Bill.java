package io.azulejo.tests.guide;

import io.azulejo.annotation.Aggregate;
import java.util.List;

// tag::aggregate
@Aggregate
public record Bill(Customer customer, List<Order> orders) {}
// end::aggregate
