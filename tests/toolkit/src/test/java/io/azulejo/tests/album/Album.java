package io.azulejo.tests.album;

import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;

@SingleTable(
        name = "album",
        entities = {Stamp.class})
public interface Album {

    EntityTable<Stamp> stamps();

    @Query
    List<Stamp> of(String country);

    @Query
    List<Outline> outlines(String country);
}
