package io.azulejo.tests.directory;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "Directory",
        entities = {Person.class, WebPage.class},
        entityType = "type",
        indexes = {
            @Index(name = "byCity", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "byInitial", partitionKey = "GSI2PK", sortKey = "GSI2SK")
        })
public interface Directory {

    EntityTable<Person> people();

    EntityTable<WebPage> pages();

    @Query(index = "byCity")
    Page<Person> in(String homeCity, PageRequest page);

    @Query(index = "byInitial", limit = 10)
    List<Person> with(String initial);

    @Get
    Optional<WebPage> page(String urlHost, int urlPort, String slug);

    @Query(limit = 10)
    List<WebPage> pages(String urlHost, int urlPort, SortRange<String> slug);

    @Update(WebPage.class)
    WebPage visited(String urlHost, int urlPort, String slug, int visits);
}
