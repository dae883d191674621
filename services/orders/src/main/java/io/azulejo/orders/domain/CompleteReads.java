package io.azulejo.orders.domain;

import io.azulejo.orders.table.OrdersTable;

/**
 * Table whose reads fail at an item that cannot be decoded. Changes read orders from it: with a line left out, they would
 * calculate and store wrong totals. Lists and views use the table that leaves such items out.
 */
public record CompleteReads(OrdersTable table) {}
