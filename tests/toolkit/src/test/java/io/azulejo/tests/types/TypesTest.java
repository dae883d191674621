package io.azulejo.tests.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.query.SortRange;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class TypesTest {
    private static final UUID ROOM = UUID.fromString("0190a5f8-7c1e-7cc0-8a3e-5b7f2d9c1e44");
    private static final YearMonth MONTH = YearMonth.of(2026, 11);

    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final BookingsDesign bookings = BookingsDesign.on(client);

    @BeforeEach
    void create() {
        bookings.createTables();
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static Booking booking(String at, Duration length) {
        return booking(at, length, 1.5);
    }

    private static Booking booking(String at, Duration length, double weight) {
        return new Booking(
                ROOM,
                MONTH,
                OffsetDateTime.parse(at),
                length,
                (short) 12,
                0.1f,
                (short) -3,
                null,
                weight,
                URI.create("https://example.com/rooms#1"),
                LocalDateTime.parse("2026-11-15T10:30:00.000000001"),
                ZonedDateTime.parse("2026-10-25T02:30:00+01:00[Europe/Berlin]"),
                Year.of(987),
                Duration.ofMillis(-1500),
                null,
                new Tariff.Flat(new Money(5)),
                List.of(new Tariff.Hourly(new Money(7), Duration.ofMinutes(90)), new Tariff.Flat(new Money(8))),
                new Money(100),
                List.of(new Money(1), new Money(2)),
                Set.of(new Money(3)),
                Map.of("bed", new Money(4)),
                List.of("quiet"),
                Set.of(ROOM));
    }

    @Test
    void everyType_writtenAndRead_isTheSame() {
        Booking written = bookings.bookings().create(booking("2026-11-15T10:30:00.5+02:00", Duration.ofHours(2)));

        assertThat(bookings.of(ROOM)).containsExactly(written);
    }

    @Test
    void everyType_stored_hasItsDocumentedForm() {
        bookings.bookings().create(booking("2026-11-15T10:30:00+02:00", Duration.ofHours(2)));

        Map<String, AttributeValue> item =
                client.scan(scan -> scan.tableName("Bookings")).items().getFirst();
        assertThat(at(item, "PK").s()).isEqualTo("ROOM#0190a5f8-7c1e-7cc0-8a3e-5b7f2d9c1e44");
        assertThat(at(item, "SK").s()).isEqualTo("2026-11#2026-11-15T08:30:00.000000000Z+02:00#2500472");
        assertThat(at(item, "seats").n()).isEqualTo("12");
        assertThat(at(item, "rating").n()).isEqualTo("0.1");
        assertThat(at(item, "link").s()).isEqualTo("https://example.com/rooms#1");
        assertThat(at(item, "local").s()).isEqualTo("2026-11-15T10:30:00.000000001");
        assertThat(at(item, "zoned").s()).isEqualTo("2026-10-25T01:30:00.000000000Z[Europe/Berlin]");
        assertThat(at(item, "since").s()).isEqualTo("0987");
        assertThat(at(item, "pause").n()).isEqualTo("-1.5");
        assertThat(at(item, "tariff").m())
                .containsOnly(
                        Map.entry("kind", AttributeValue.fromS("flat")), Map.entry("price", AttributeValue.fromN("5")));
        assertThat(at(item, "tariffs").l().getFirst().m()).containsEntry("kind", AttributeValue.fromS("Hourly"));
        assertThat(at(item, "price").n()).isEqualTo("100");
        assertThat(at(item, "rates").ns()).containsExactly("3");
        assertThat(at(item, "extras").m()).containsEntry("bed", AttributeValue.fromN("4"));
        assertThat(item).doesNotContainKeys("discount", "group", "room", "at");
    }

    private static AttributeValue at(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute), attribute);
    }

    @Test
    void times_withOffsets_sortByTheirInstant() {
        Booking late = bookings.bookings().create(booking("2026-11-15T09:00:00-03:00", Duration.ofHours(1)));
        Booking early = bookings.bookings().create(booking("2026-11-15T10:00:00+02:00", Duration.ofHours(10)));
        Booking longer = bookings.bookings().create(booking("2026-11-15T10:00:00+02:00", Duration.ofHours(11)));

        assertThat(bookings.of(ROOM)).containsExactly(early, longer, late);
        assertThat(bookings.in(ROOM, MONTH, SortRange.from(OffsetDateTime.parse("2026-11-15T11:59:59Z"))))
                .containsExactly(late);
    }

    @Test
    void condition_onATime_comparesIt() {
        Booking booking = bookings.bookings().create(booking("2026-11-15T09:00:00Z", Duration.ofHours(1)));

        assertThat(bookings.bookings()
                        .update(bookings.bookings().schema().key(booking))
                        .set(BookingAttributes.PAUSE, Duration.ofSeconds(3))
                        .where(BookingAttributes.PAUSE.lt(Duration.ZERO))
                        .run()
                        .pause())
                .isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void numbers_thatDynamoDbCannotStore_areNamed() {
        assertThatThrownBy(() ->
                        bookings.bookings().create(booking("2026-11-15T09:00:00Z", Duration.ofHours(1), Double.NaN)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Booking.weight: NaN is not a number that DynamoDB stores");
    }

    @Test
    void discriminator_unknown_isNamed() {
        Booking booking = bookings.bookings().create(booking("2026-11-15T09:00:00Z", Duration.ofHours(1)));
        client.updateItem(update -> update.tableName("Bookings")
                .key(bookings.bookings().schema().key(booking).item())
                .updateExpression("SET tariff.kind = :kind")
                .expressionAttributeValues(Map.of(":kind", AttributeValue.fromS("barter"))));

        assertThatThrownBy(() -> bookings.of(ROOM))
                .hasMessageContaining("tariff")
                .hasMessageContaining("'barter' is none of flat, Hourly");
    }
}
