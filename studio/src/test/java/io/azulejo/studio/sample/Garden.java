package io.azulejo.studio.sample;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.AtMost;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Delete;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Transact;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Design with writes, records, converters and filters as parameters. */
@SingleTable(
        name = "${GARDEN_TABLE:Garden}",
        entityType = "type",
        entities = {Plant.class, Watering.class},
        indexes = @Index(name = "ByBed", partitionKey = "bedPk", sortKey = "bedSk"))
public interface Garden {

    @Create
    @AccessPattern("Plant something")
    Plant plant(Plant plant);

    @Get
    @AccessPattern("A plant by its code")
    Optional<Plant> byCode(PlantCode code);

    @Query(index = "ByBed")
    @AccessPattern("Plants of a bed by the day they were planted")
    Page<Plant> inBed(Bed bed, SortRange<LocalDate> plantedOn, Condition<Plant> filter, PageRequest page);

    @Update(Plant.class)
    @AccessPattern("Rename a plant")
    Plant rename(PlantCode code, String name);

    @Delete(Plant.class)
    @AccessPattern("Pull a plant out")
    void pull(PlantCode code);

    @Transact
    @AccessPattern("Plant with its first watering")
    void plantAndWater(@Create Plant plant, @Create @AtMost(10) List<Watering> waterings);
}
