package io.azulejo.tests.types;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity("BOOKING")
@Key(pk = "ROOM#{room}", sk = "{month}#{at}#{length:sortable}")
public record Booking(
        @FromKey UUID room,
        @FromKey YearMonth month,
        @FromKey OffsetDateTime at,
        @FromKey Duration length,
        short seats,
        float rating,
        @Nullable Short floor,
        @Nullable Float discount,
        double weight,
        URI link,
        LocalDateTime local,
        ZonedDateTime zoned,
        Year since,
        Duration pause,
        @Nullable UUID group,
        Tariff tariff,
        List<Tariff> tariffs,
        Money price,
        List<Money> prices,
        Set<Money> rates,
        Map<String, Money> extras,
        @Convert(LowerCase.class) List<String> tags,
        Set<UUID> guests) {}
