package io.azulejo.http.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.ClientAddress;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerRequestHeaders;
import io.helidon.http.WritableHeaders;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TrustedProxiesTest {
    private final TrustedProxies proxies = TrustedProxies.of(List.of("10.0.0.0/8", "::1", "192.0.2.4"));

    private static ServerRequestHeaders headers(String name, String... values) {
        WritableHeaders<?> headers = WritableHeaders.create();
        for (String value : values) {
            headers.add(HeaderNames.create(name), value);
        }
        return ServerRequestHeaders.create(headers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.9 | 1.1.1.1            | 203.0.113.9",
                "10.1.2.3    | 1.1.1.1            | 1.1.1.1",
                "10.1.2.3    | 9.9.9.9, 1.1.1.1   | 1.1.1.1",
                "10.1.2.3    | 1.1.1.1, 10.9.9.9  | 1.1.1.1",
                "10.1.2.3    | 1.1.1.1:4711       | 1.1.1.1",
                "10.1.2.3    | unknown            | 10.1.2.3",
                "10.1.2.3    | evil.example.org   | 10.1.2.3",
                "192.0.2.4   | 2001:db8::7        | 2001:db8::7",
                "192.0.2.5   | 1.1.1.1            | 192.0.2.5",
            })
    void client_behindProxies_isTheNearestAddressNotTrusted(String peer, String forwarded, String client) {
        assertThat(proxies.client(peer, false, headers("X-Forwarded-For", forwarded))
                        .host())
                .isEqualTo(client);
    }

    @Test
    void client_fromForwarded_hasAddressAndScheme() {
        assertThat(proxies.client(
                        "10.1.2.3",
                        false,
                        headers("Forwarded", "for=9.9.9.9", "for=\"[2001:db8::7]:80\";proto=https;by=10.1.2.3")))
                .isEqualTo(new ClientAddress("2001:db8::7", true));
        assertThat(proxies.client("203.0.113.9", false, headers("Forwarded", "for=1.1.1.1;proto=https")))
                .isEqualTo(new ClientAddress("203.0.113.9", false));
    }

    @Test
    void client_withHeadersThatDisagree_isThePeer() {
        WritableHeaders<?> both = WritableHeaders.create(headers("X-Forwarded-For", "203.0.113.7"));
        both.add(HeaderNames.create("X-Forwarded-Proto"), "http");
        both.add(HeaderNames.create("Forwarded"), "for=6.6.6.6;proto=https");
        assertThat(proxies.client("10.1.2.3", false, ServerRequestHeaders.create(both)))
                .isEqualTo(new ClientAddress("10.1.2.3", false));
        both.set(HeaderNames.create("Forwarded"), "for=203.0.113.7;proto=https");
        assertThat(proxies.client("10.1.2.3", false, ServerRequestHeaders.create(both)))
                .isEqualTo(new ClientAddress("203.0.113.7", true));
    }

    @Test
    void client_ofAProxyHeader_isBelievedFromTrustedPeersAlone() {
        assertThat(proxies.clientOf("10.1.2.3", "203.0.113.7", true)).isEqualTo(new ClientAddress("203.0.113.7", true));
        assertThat(proxies.clientOf("10.1.2.3", "", false)).isEqualTo(new ClientAddress("10.1.2.3", false));
        assertThat(proxies.clientOf("9.9.9.9", "203.0.113.7", false)).isEqualTo(new ClientAddress("9.9.9.9", false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.0/33", "10.0.0", "proxy.example.org", "10.0.0.0/x", "::1/129", ""})
    void network_malformed_isRefused(String text) {
        assertThatThrownBy(() -> TrustedProxies.of(List.of(text))).isInstanceOf(IllegalArgumentException.class);
    }
}
