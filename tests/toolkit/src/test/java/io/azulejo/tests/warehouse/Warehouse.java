package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Prefix;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "lines",
        entityType = "type",
        entities = {Line.class, Parcel.class},
        indexes = {
            @Index(name = "Inverted", partitionKey = "SK", sortKey = "PK"),
            @Index(name = "ByState", partitionKey = "GSI2-PK", sortKey = "GSI2-SK"),
            @Index(name = "ByShelf", partitionKey = "shelf"),
            @Index(name = "OrderByQuantity", partitionKey = "PK", sortKey = "quantity", local = true)
        })
@SingleTable(
        name = "pickers",
        entities = {Picker.class, Round.class},
        indexes = @Index(name = "Turned", partitionKey = "SK", sortKey = "PK", projection = Index.Projection.KEYS_ONLY))
public interface Warehouse {

    @Query
    List<Line> lines(String orderId);

    @Query
    List<Line> linesLike(String orderId, @Prefix Sku sku);

    @Query(index = "Inverted")
    List<Line> ordersOf(Sku sku);

    @Query(index = "ByState")
    List<Line> inState(String state, String orderId);

    @Query(index = "ByState")
    List<Parcel> ready(String depot);

    @Query(index = "ByShelf")
    List<Line> onShelf(String shelf);

    @Query(index = "OrderByQuantity", descending = true, consistent = true)
    List<Line> largestFirst(String orderId);

    @Get(verbatimFallback = true)
    Optional<Picker> picker(String name);

    @Query(index = "Turned")
    List<RoundRef> pickersOn(RoundId round);

    EntityTable<Round> roundTable();

    EntityTable<Line> lineTable();

    EntityTable<Parcel> parcelTable();

    EntityTable<Picker> pickerTable();
}
