package io.azulejo.tests.sensor;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.KeyType;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "Readings",
        entities = Reading.class,
        entityType = "type",
        sortKeyType = KeyType.NUMBER,
        indexes = @Index(name = "byTime", partitionKey = "type", sortKey = "SK"))
@SingleTable(
        name = "Chips",
        entities = Chip.class,
        partitionKey = "serial",
        sortKey = "slot",
        partitionKeyType = KeyType.BINARY,
        sortKeyType = KeyType.NUMBER)
@Accept(id = "AZ206", because = "a test")
public interface Sensors {

    EntityTable<Reading> readings();

    EntityTable<Chip> chips();

    @Get
    Optional<Reading> reading(String sensor, long at);

    @Query(descending = true)
    Page<Reading> newest(String sensor, PageRequest page);

    @Query
    List<Reading> between(String sensor, SortRange<Long> at);

    @Query(index = "byTime")
    List<Reading> all(SortRange<Long> at);

    @Get
    Optional<Chip> chip(byte[] serial, int slot);

    @Query
    List<Chip> chips(byte[] serial);
}
