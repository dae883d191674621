package io.azulejo.tests.guard;

import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;

@SingleTable(
        name = "${INN_TABLE:Inn}",
        entities = {
            Guest.class,
            Pass.class,
            Room.class,
            Lodger.class,
            Badge.class,
            Dog.class,
            Tag.class,
            Visit.class,
            Locker.class,
            LockerCode.class
        },
        entityType = "type")
public interface Inn {

    EntityTable<Guest> guests();

    EntityTable<Pass> passes();

    EntityTable<Room> rooms();

    EntityTable<Lodger> lodgers();

    EntityTable<Badge> badges();

    EntityTable<Dog> dogs();

    EntityTable<Visit> visits();

    EntityTable<Locker> lockers();
}
