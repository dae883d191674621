package io.azulejo.tests.evolution;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Singer, whose later components have defaults and whose earlier ones have been renamed. */
@Entity("SINGER")
@Key(pk = "CHOIR#{choir}", sk = "SINGER#{name}")
@IndexKey(index = "GSI1", pk = "VOICE#{voice}", sk = "SINGER#{name}")
public record Singer(
        String choir,
        String name,
        @Default(value = "high", forUnknown = true) Voice voice,
        @Default("3") int rehearsals,
        @Default("true") boolean active,
        @Default("2020-01-31T00:00:00Z") Instant joined,

        @Attribute(
                value = "phone",
                aliases = {"tel", "telephone"})
        @Nullable
        String phone,

        @Attribute(aliases = "fees") int paid,
        List<Seat> seats)
        implements ChoirItem {

    /** Seat in one church. */
    public record Seat(
            @Attribute(aliases = "place") String church,
            @Default("1") int row) {}

    static Singer named(String name) {
        return new Singer(
                "faro", name, Voice.ALTO, 0, false, Instant.parse("2026-01-01T00:00:00Z"), null, 0, List.of());
    }
}
