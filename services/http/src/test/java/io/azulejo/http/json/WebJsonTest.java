package io.azulejo.http.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.Types;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.problem.FieldError;
import java.io.ByteArrayInputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebJsonTest {
    private static final long SEED = 11;
    private static final String[] PIECES = {
        "plain words ", "\"", "\\", "\n", "\u0000", "\u001f", " ", "~", "\u007f", "\u0080", "é", "€", "𝄞", "</script>"
    };

    private static final Type PAGE = Types.newParameterizedType(PageBody.class, FieldError.class);

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
    void texts_longerThanTheBuffer_areWrittenWhereverTheyBegin() {
        for (int before = 0; before < 6_000; before += 7) {
            List<String> written = List.of("b".repeat(before), "é".repeat(6_000), "behind");
            assertThat(texts.fromJson(texts.toJson(written))).isEqualTo(written);
        }
    }

    @Test
    void recordsOfLists_longerThanTheBuffer_areWrittenWhereverTheyBegin() {
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        for (int before = 0; before < 6_000; before += 7) {
            FieldError first = new FieldError("b".repeat(before), "r");
            PageBody<FieldError> page = new PageBody<>(List.of(first, new FieldError("f", "é".repeat(3_000))), null);
            String json = pages.toJson(page);
            assertThat(json).endsWith("é\"}]}");
            assertThat(pages.fromJson(json)).isEqualTo(page);
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

    @Test
    void recordsOfLists_writtenOnceOrOften_areWrittenAsTheLibraryWritesThem() {
        Random random = new Random(SEED);
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        JsonType<PageBody<FieldError>> pagesOfTheLibrary =
                Jsonb.builder().build().type(PAGE);
        for (int round = 0; round < 2_000; round++) {
            List<FieldError> errors = new ArrayList<>();
            for (int i = random.nextInt(10); i > 0; i--) {
                String text = PIECES[random.nextInt(PIECES.length)].repeat(random.nextInt(3));
                errors.add(new FieldError("field " + random.nextInt(50), text));
            }
            PageBody<FieldError> page = new PageBody<>(errors, random.nextBoolean() ? null : "next");
            String json = pages.toJson(page);
            assertThat(json).as("seed %d", SEED).isEqualTo(pagesOfTheLibrary.toJson(page));
            assertThat(pages.fromJson(json)).as("seed %d", SEED).isEqualTo(page);
        }
    }

    @Test
    void recordsOfLists_manyMoreThanAreRemembered_keepTheirTexts() {
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        int many = 20_000;
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < many; i++) {
                assertThat(pages.toJson(new PageBody<>(List.of(new FieldError("f" + i, "é")), null)))
                        .isEqualTo("{\"items\":[{\"field\":\"f" + i + "\",\"reason\":\"é\"}]}");
            }
        }
    }

    @Test
    void records_writtenOnceOrOften_areWrittenAsTheLibraryWritesThem() {
        Random random = new Random(SEED);
        JsonType<FieldError> records = WebJson.create().type(FieldError.class);
        JsonType<FieldError> recordsOfTheLibrary = Jsonb.builder().build().type(FieldError.class);
        for (int round = 0; round < 2_000; round++) {
            String text = PIECES[random.nextInt(PIECES.length)].repeat(random.nextInt(2_000));
            FieldError error = new FieldError("field " + random.nextInt(50), text);
            String expected = recordsOfTheLibrary.toJson(error);
            for (int time = 0; time < 3; time++) {
                assertThat(records.toJson(error)).as("seed %d", SEED).isEqualTo(expected);
            }
            assertThat(records.fromJson(expected)).as("seed %d", SEED).isEqualTo(error);
        }
    }

    @Test
    void records_ofOneHash_keepTheirOwnTexts() {
        JsonType<FieldError> records = WebJson.create().type(FieldError.class);
        List<FieldError> alike = List.of(new FieldError("Aa", "r"), new FieldError("BB", "r"));
        assertThat(alike)
                .extracting(FieldError::hashCode)
                .containsOnly(alike.getFirst().hashCode());
        for (int time = 0; time < 3; time++) {
            for (FieldError error : alike) {
                assertThat(records.toJson(error)).isEqualTo("{\"field\":\"" + error.field() + "\",\"reason\":\"r\"}");
            }
        }
    }

    @Test
    void answers_ofManyThreadsAtOnce_areEachTheirOwn() throws InterruptedException {
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        Queue<String> wrong = new ConcurrentLinkedQueue<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            int number = i;
            threads.add(Thread.ofVirtual().start(() -> {
                for (int round = 0; round < 500; round++) {
                    FieldError error = new FieldError("f" + number, "é".repeat((number * 31 + round) % 300));
                    String json = pages.toJson(new PageBody<>(List.of(error, error), "n"));
                    if (!pages.fromJson(json).items().equals(List.of(error, error))) {
                        wrong.add(json);
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void recordsOfLists_withLongTexts_areNotKept() {
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        WeakReference<FieldError> written = writtenThrice(pages);
        await().until(() -> {
            System.gc();
            return written.get() == null;
        });
    }

    private static WeakReference<FieldError> writtenThrice(JsonType<PageBody<FieldError>> pages) {
        FieldError error = new FieldError("content", "x".repeat(100_000));
        for (int i = 0; i < 3; i++) {
            assertThat(pages.toJson(new PageBody<>(List.of(error), null))).contains(error.reason());
        }
        return new WeakReference<>(error);
    }

    @Test
    void texts_longerThanAnyBufferOfTheLibrary_areRead() {
        String text = "é\"".repeat(300_000);
        assertThat(texts.fromJson(texts.toJson(List.of(text)))).containsExactly(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "[",
                "[\"",
                "[\"a",
                "[\"a\"",
                "{}",
                "[1]",
                "[null]",
                "[\"a\",null]",
                "[\"\\q\"]",
                "[\"a\" \"b\"]",
                "[\"\u0001\"]",
                "nul",
                "[[\"a\"]]",
                "[\"\\ud8\"]",
                "\u0000\u0000\u0000[",
                "[\u0000\u0000\u0000\"\u0000"
            })
    void text_thatIsNotTheExpectedJson_failsWithAJsonException(String json) {
        assertThatThrownBy(() -> texts.fromJson(json)).isInstanceOf(JsonException.class);
    }

    @Test
    void bytes_cutInsideACharacter_failWithAJsonException() {
        byte[] whole = "[\"aé€𝄞\"]".getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> texts.fromJson(cut)).isInstanceOf(JsonException.class);
            assertThatThrownBy(() -> texts.fromJson(new ByteArrayInputStream(cut)))
                    .isInstanceOf(JsonException.class);
        }
    }

    @Test
    void bytes_ofAnyKind_areReadOrFailWithAJsonException() {
        Random random = new Random(SEED);
        byte[] template = "[\"aé€𝄞\", \"b\\n\"]".getBytes(StandardCharsets.UTF_8);
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = template.clone();
            for (int i = random.nextInt(4); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            try {
                assertThat(texts.fromJson(bytes)).as("seed %d", SEED).isNotNull();
            } catch (JsonException refused) {
                assertThat(refused.getMessage()).as("seed %d", SEED).isNotBlank();
            }
        }
    }

    @Test
    void nullInAList_ofRecords_isRefusedWithItsPlace() {
        JsonType<PageBody<FieldError>> pages = WebJson.create().type(PAGE);
        assertThatThrownBy(() -> pages.fromJson("{\"items\":[{\"field\":\"a\",\"reason\":\"b\"},null]}"))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("/items/1");
    }
}
