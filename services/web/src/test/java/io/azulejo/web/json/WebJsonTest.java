package io.azulejo.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WebJsonTest {
    private static final long SEED = 11;
    private static final String[] PIECES = {
        "plain words ", "\"", "\\", "\n", "\u0000", "\u001f", " ", "~", "\u007f", "\u0080", "é", "€", "𝄞", "</script>"
    };

    private final JsonType<List<String>> texts =
            WebJson.create().type(String.class).list();
    private final JsonType<List<String>> ofTheLibrary =
            Jsonb.builder().build().type(String.class).list();

    @Test
    void texts_ofAnyLengthAndContent_areWrittenAsTheLibraryWritesThem() {
        Random random = new Random(SEED);
        for (int round = 0; round < 5_000; round++) {
            StringBuilder text = new StringBuilder("x".repeat(random.nextInt(100)));
            for (int i = random.nextInt(3); i > 0; i--) {
                text.append(PIECES[random.nextInt(PIECES.length)]).append("x".repeat(random.nextInt(100)));
            }
            List<String> written = List.of("before", text.toString(), "behind");
            String json = texts.toJson(written);
            assertThat(json).as("seed %d", SEED).isEqualTo(ofTheLibrary.toJson(written));
            assertThat(texts.fromJson(json)).as("seed %d", SEED).isEqualTo(written);
        }
    }

    @Test
    void times_areWritten_inUtcWithMilliseconds() {
        JsonType<List<Instant>> times = WebJson.create().type(Instant.class).list();
        assertThat(times.toJson(List.of(Instant.parse("2026-11-16T08:00:00Z"))))
                .isEqualTo("[\"2026-11-16T08:00:00.000Z\"]");
        assertThat(times.fromJson("[\"2026-11-16T09:00:00.5+01:00\"]"))
                .containsExactly(Instant.parse("2026-11-16T08:00:00.5Z"));
    }
}
