package io.azulejo.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.helidon.webserver.CloseConnectionException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class Http2GuardTest {
    private static final int DATA = 0;
    private static final int HEADERS = 1;
    private static final int RST_STREAM = 3;
    private static final int PING = 6;
    private static final int CONTINUATION = 9;
    private static final int END_STREAM = 1;
    private static final int END_HEADERS = 4;
    private static final Deadlines DEADLINES =
            new Deadlines(Duration.ofNanos(10), Duration.ofNanos(30), Duration.ofNanos(100));

    private final Http2Guard guard = new Http2Guard(0, 0);

    private void frame(int type, int flags, int stream, int length, long now) {
        byte[] frame = new byte[9 + length];
        frame[2] = (byte) length;
        frame[3] = (byte) type;
        frame[4] = (byte) flags;
        frame[8] = (byte) stream;
        frame[7] = (byte) (stream >> 8);
        for (byte one : frame) { // byte by byte, as the slowest client sends it
            guard.checked(new byte[] {one}, now);
        }
    }

    private boolean overdue(long now) {
        return guard.overdue(DEADLINES, now, false);
    }

    @Test
    void preface_incomplete_hasTheDeadlineOfAHead() {
        Http2Guard begun = new Http2Guard(24, 0);
        begun.checked(new byte[23], 5);
        assertThat(begun.overdue(DEADLINES, 10, true)).isFalse();
        assertThat(begun.overdue(DEADLINES, 11, true)).isTrue();
        begun.checked(new byte[1], 12);
        assertThat(begun.overdue(DEADLINES, 1_000, true)).isFalse();
    }

    @Test
    void frame_incomplete_isOverdueFromItsFirstByte() {
        frame(PING, 0, 0, 8, 1);
        guard.checked(new byte[] {0, 0}, 20);
        assertThat(overdue(30)).isFalse();
        assertThat(overdue(31)).isTrue();
    }

    @Test
    void headers_withoutTheirEnd_areOverdueFromTheFirstFrame() {
        frame(HEADERS, END_STREAM, 1, 3, 1);
        frame(CONTINUATION, 0, 1, 3, 9);
        assertThat(overdue(12)).isTrue();
        frame(CONTINUATION, END_HEADERS, 1, 3, 12);
        assertThat(overdue(1_000)).isFalse();
    }

    @Test
    void body_withoutItsEnd_isOverdueUnlessAnswered() {
        frame(HEADERS, END_HEADERS, 1, 3, 1);
        frame(DATA, 0, 1, 3, 20);
        assertThat(overdue(31)).isFalse();
        assertThat(overdue(32)).isTrue();
        assertThat(guard.overdue(DEADLINES, 32, true)).isFalse();
    }

    @Test
    void body_endedOrReset_isNotOverdue() {
        frame(HEADERS, END_HEADERS, 1, 3, 1);
        frame(HEADERS, END_HEADERS, 3, 3, 1);
        frame(HEADERS, END_HEADERS, 5, 3, 1);
        frame(DATA, END_STREAM, 1, 3, 20);
        frame(RST_STREAM, 0, 3, 4, 20);
        frame(HEADERS, END_HEADERS | END_STREAM, 5, 3, 20); // trailers
        assertThat(overdue(1_000)).isFalse();
    }

    @Test
    void bodies_moreThanAConnectionMayHave_endIt() {
        assertThatThrownBy(() -> {
                    for (int stream = 1; stream < 4_000; stream += 2) {
                        frame(HEADERS, END_HEADERS, stream, 0, 1);
                    }
                })
                .isInstanceOf(CloseConnectionException.class);
    }
}
