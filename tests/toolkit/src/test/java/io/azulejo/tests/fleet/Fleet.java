package io.azulejo.tests.fleet;

import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.Instant;
import java.util.List;

@SingleTable(
        name = "Fleet",
        entities = Trip.class,
        entityType = "type",
        indexes =
                @Index(
                        name = "byDepot",
                        partitionKey = {"company", "depot"},
                        sortKey = {"status", "startedAt", "tripId"}))
public interface Fleet {

    EntityTable<Trip> trips();

    @Query(index = "byDepot", descending = true)
    Page<Trip> of(String company, int depot, PageRequest page);

    @Query(index = "byDepot", limit = 20)
    List<Trip> with(String company, int depot, Trip.Status status);

    @Query(index = "byDepot", limit = 20)
    List<Trip> started(String company, int depot, Trip.Status status, SortRange<Instant> startedAt);
}
