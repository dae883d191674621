package io.azulejo.tests.counter;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

@SingleTable(
        name = "Traffic",
        entities = {PageViews.class, Lease.class},
        entityType = "type",
        indexes = @Index(name = "bySite", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface Traffic {

    EntityTable<PageViews> views();

    EntityTable<Lease> leases();

    @Get
    Optional<PageViews> viewsOf(String page, LocalDate day);

    @Query(index = "bySite")
    Page<PageViews> ofSite(String site, PageRequest page);

    @Update(value = PageViews.class, upsert = true)
    PageViews setTitle(String page, LocalDate day, String site, long total, String title);

    @Update(value = Lease.class, upsert = true)
    Lease take(String name, String holder, Instant until);
}
