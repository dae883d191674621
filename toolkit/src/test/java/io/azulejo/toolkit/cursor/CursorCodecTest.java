package io.azulejo.toolkit.cursor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.error.InvalidCursorException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class CursorCodecTest {
    private static final byte[] BINDING = "loans of m1, tenant 1".getBytes(UTF_8);
    private static final byte[] POSITION = "PK=MEMBER#1".getBytes(UTF_8);
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-15T10:00:00Z"));

    @Test
    void open_sealedCursor_givesThePositionBack() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        assertThat(codec.open(codec.seal(POSITION, BINDING), BINDING)).isEqualTo(POSITION);
    }

    @Test
    void seal_ofTheSame_isOneCursorAsLongAsItExpiresAtTheSameSecond() {
        CursorCodec codec = codec(CursorKeys.random(), Duration.ofMinutes(5));
        Cursor first = codec.seal(POSITION, BINDING);
        assertThat(codec.seal(POSITION.clone(), BINDING.clone())).isEqualTo(first);
        now.set(now.get().plusSeconds(1));
        assertThat(codec.seal(POSITION, BINDING)).isNotEqualTo(first);
    }

    @Test
    void seal_ofManyPositions_givesEachItsOwn() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 2_000; i++) {
                byte[] position = ("PK=MEMBER#" + i).getBytes(UTF_8);
                byte[] binding = ("loans of m" + i % 7).getBytes(UTF_8);
                assertThat(codec.open(codec.seal(position, binding), binding)).isEqualTo(position);
            }
        }
    }

    @Test
    void seal_position_isNotReadableInTheText() {
        String text = codec(CursorKeys.random(), null).seal(POSITION, BINDING).text();
        assertThat(new String(Base64.getUrlDecoder().decode(text), UTF_8)).doesNotContain("MEMBER");
    }

    @Test
    void open_anyFlippedBit_isRefused() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        byte[] whole =
                Base64.getUrlDecoder().decode(codec.seal(POSITION, BINDING).text());
        for (int bit = 0; bit < whole.length * 8; bit++) {
            byte[] flipped = whole.clone();
            flipped[bit / 8] ^= (byte) (1 << (bit % 8));
            Cursor cursor = new Cursor(Base64.getUrlEncoder().withoutPadding().encodeToString(flipped));
            assertThatThrownBy(() -> codec.open(cursor, BINDING))
                    .as("bit %d", bit)
                    .isInstanceOf(InvalidCursorException.class);
        }
    }

    @Test
    void open_anyChangedCharacter_isRefused() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        String text = codec.seal(POSITION, BINDING).text();
        for (int i = 0; i < text.length(); i++) {
            for (char c : new char[] {'A', 'B', '-', '_', '=', ' ', 'é'}) {
                String changed = text.substring(0, i) + c + text.substring(i + 1);
                if (!changed.equals(text)) {
                    assertThatThrownBy(() -> codec.open(new Cursor(changed), BINDING))
                            .as(changed)
                            .isInstanceOf(InvalidCursorException.class);
                }
            }
        }
    }

    @Test
    void open_anyTruncation_isRefused() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        String text = codec.seal(POSITION, BINDING).text();
        for (int length = 0; length < text.length(); length++) {
            Cursor shorter = new Cursor(text.substring(0, length));
            assertThatThrownBy(() -> codec.open(shorter, BINDING)).isInstanceOf(InvalidCursorException.class);
        }
    }

    @Test
    void open_withAnotherBinding_isRefused() {
        CursorCodec codec = codec(CursorKeys.random(), null);
        Cursor cursor = codec.seal(POSITION, BINDING);
        assertThatThrownBy(() -> codec.open(cursor, "loans of m1, tenant 2".getBytes(UTF_8)))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessage("Invalid cursor: it was changed, or made for another query or scope");
    }

    @Test
    void open_afterRotation_takesOldAndNewCursors() {
        CursorKeys before = CursorKeys.of("october", key(1));
        CursorKeys after = before.rotate("november", key(2));
        Cursor old = codec(before, null).seal(POSITION, BINDING);
        Cursor fresh = codec(after, null).seal(POSITION, BINDING);
        assertThat(codec(after, null).open(old, BINDING)).isEqualTo(POSITION);
        assertThat(codec(after, null).open(fresh, BINDING)).isEqualTo(POSITION);
        assertThatThrownBy(() -> codec(before, null).open(fresh, BINDING))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessage("Invalid cursor: its key is not in the key ring");
    }

    @Test
    void open_afterItsLifetime_isRefused() {
        CursorCodec codec = codec(CursorKeys.random(), Duration.ofHours(1));
        Cursor cursor = codec.seal(POSITION, BINDING);
        now.set(now.get().plus(Duration.ofMinutes(59)));
        assertThat(codec.open(cursor, BINDING)).isEqualTo(POSITION);
        now.set(now.get().plus(Duration.ofMinutes(1)));
        assertThatThrownBy(() -> codec.open(cursor, BINDING))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessage("Invalid cursor: it has expired");
    }

    @Test
    void keys_ofWrongLengthOrTakenId_areRefused() {
        assertThatThrownBy(() -> CursorKeys.of("a", new byte[16]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Cursor key a must have 32 bytes, not 16");
        CursorKeys ring = CursorKeys.of("a", key(1));
        assertThatThrownBy(() -> ring.rotate("a", key(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The key ring already has a key a");
        assertThat(ring).hasToString("CursorKeys[a]");
    }

    private CursorCodec codec(CursorKeys keys, @org.jspecify.annotations.Nullable Duration lifetime) {
        return new CursorCodec(keys, lifetime, now::get);
    }

    private static byte[] key(int fill) {
        byte[] key = new byte[32];
        Arrays.fill(key, (byte) fill);
        return key;
    }
}
