package io.azulejo.listener;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.listener.FramingGuard.Phase;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramingGuardTest {
    private static final String POST = "POST / HTTP/1.1\r\nHost: a\r\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nX:\r\nY:\tb \r\n\r\n",
                POST + "Content-Length: 3\r\n\r\nabc",
                POST + "content-length:\t0 \r\n\r\n",
                POST + "Content-Length: 3\r\n\r\n\r\n\0",
                POST + "Transfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0A\r\n0123456789\r\n0\r\n\r\n",
            })
    void request_wellFormed_passesWholeAndByteByByte(String request) {
        byte[] twice = bytes(request + request);
        FramingGuard whole = new FramingGuard(0);
        assertThat(whole.checked(twice, 1)).isEqualTo(twice);
        assertThat(whole.phase()).isEqualTo(Phase.IDLE);
        FramingGuard single = new FramingGuard(0);
        for (byte one : twice) {
            single.checked(new byte[] {one}, 1);
        }
        assertThat(single.phase()).isEqualTo(Phase.IDLE);
        assertThatNoException().isThrownBy(single::end);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                POST + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                POST + "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
                POST + "Content-Length: 3, 3\r\n\r\nabc",
                POST + "Content-Length: +3\r\n\r\nabc",
                POST + "Content-Length: -1\r\n\r\n",
                POST + "Content-Length: 0x3\r\n\r\nabc",
                POST + "Content-Length: \r\n\r\n",
                POST + "Content-Length: 9999999999999999999\r\n\r\n",
                POST + "Content-Length : 3\r\n\r\nabc",
                POST + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: identity\r\n\r\n",
                POST + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\u000b\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n+3\r\nabc\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n-1\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n3;a=b\r\nabc\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n3\nabc\n0\n\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n3\r\nabcXX0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFF\r\n",
                POST + "Transfer-Encoding: chunked\r\n\r\n0\r\nX: y\r\n\r\n",
                "GET / HTTP/1.1\nHost: a\n\n",
                "GET / HTTP/1.1\r\nHost: a\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n",
                "GET / HTTP/1.1\r\n: a\r\n\r\n",
                "G\u0001T / HTTP/1.1\r\n\r\n",
                "G(T / HTTP/1.1\r\n\r\n",
                " GET / HTTP/1.1\r\n\r\n",
                "GET /\u0007 HTTP/1.1\r\n\r\n",
                "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA / HTTP/1.1\r\n\r\n",
            })
    void request_ambiguous_isRefusedWholeAndByteByByte(String request) {
        assertThatThrownBy(() -> new FramingGuard(0).checked(bytes(request), 1)).isInstanceOf(RequestException.class);
        FramingGuard single = new FramingGuard(0);
        assertThatThrownBy(() -> {
                    for (byte one : bytes(request)) {
                        single.checked(new byte[] {one}, 1);
                    }
                })
                .isInstanceOf(RequestException.class);
    }

    @Test
    void violation_behindACompleteRequest_isThrownAfterThatRequest() {
        String good = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
        FramingGuard guard = new FramingGuard(0);
        assertThat(guard.checked(bytes(good + "G\n"), 1)).isEqualTo(bytes(good));
        assertThatThrownBy(guard::requireIntact).isInstanceOf(RequestException.class);
    }

    @Test
    void request_thatAsksForTheEnd_isTheLastOne() {
        FramingGuard guard = new FramingGuard(0);
        byte[] request = bytes("GET / HTTP/1.1\r\nHost: a\r\nConnection: TE, Close\r\n\r\n");
        assertThat(guard.checked(request, 1)).isEqualTo(request);
        assertThatThrownBy(guard::requireIntact).isInstanceOf(CloseConnectionException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"G", "GET / HTTP/1.1\r\nHos", POST + "Content-Length: 3\r\n\r\nab"})
    void end_insideARequest_isRefused(String request) {
        FramingGuard guard = new FramingGuard(0);
        guard.checked(bytes(request), 1);
        assertThatThrownBy(guard::end).isInstanceOf(RequestException.class);
    }

    @Test
    void phase_follows_theRequest() {
        FramingGuard guard = new FramingGuard(5);
        assertThat(guard.phase()).isEqualTo(Phase.HEAD);
        assertThat(guard.since()).isEqualTo(5);
        guard.checked(bytes(POST + "Content-Length: 2\r\n\r\na"), 6);
        assertThat(guard.phase()).isEqualTo(Phase.BODY);
        assertThat(guard.since()).isEqualTo(6);
        guard.checked(bytes("b"), 7);
        assertThat(guard.phase()).isEqualTo(Phase.IDLE);
        guard.checked(bytes("G"), 9);
        assertThat(guard.phase()).isEqualTo(Phase.HEAD);
        assertThat(guard.since()).isEqualTo(9);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
