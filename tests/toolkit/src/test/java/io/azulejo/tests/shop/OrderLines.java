package io.azulejo.tests.shop;

import io.azulejo.annotation.Aggregate;
import java.util.List;

@Aggregate
public record OrderLines(Order order, List<Line> lines) {}
