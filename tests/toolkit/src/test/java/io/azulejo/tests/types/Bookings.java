package io.azulejo.tests.types;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.SortRange;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.List;
import java.util.UUID;

@SingleTable(name = "Bookings", entities = Booking.class, entityType = "Type", converters = CentsConverter.class)
@Accept(id = "AZ213", because = "a test")
@Accept(id = "AZ215", because = "a test")
public interface Bookings {

    EntityTable<Booking> bookings();

    @Query
    List<Booking> of(UUID room);

    @Query
    List<Booking> in(UUID room, YearMonth month, SortRange<OffsetDateTime> at);
}
