package io.azulejo.tests.evolution;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "${CHOIR_TABLE:Choir}",
        entities = {Choirbook.class, Singer.class, Song.class},
        entityType = "type",
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface Choir {

    EntityTable<Choirbook> books();

    EntityTable<Singer> singers();

    EntityTable<Song> songs();

    @Get
    @AccessPattern("Get singer")
    Optional<Singer> singer(String choir, String name);

    @Query
    @AccessPattern("List singers")
    List<Singer> singersOf(String choir);

    @Query
    @AccessPattern("Page singers")
    Page<Singer> singerPage(String choir, PageRequest page);

    @Query
    @AccessPattern("List everything")
    List<ChoirItem> everything(String choir);

    @Query
    @AccessPattern("Show a choir")
    Optional<WholeChoir> whole(String choir);

    @Query(index = "GSI1")
    @AccessPattern("List singers by voice")
    List<Singer> byVoice(Voice voice);

    @Query
    @AccessPattern("List names")
    List<SingerName> names(String choir);
}
