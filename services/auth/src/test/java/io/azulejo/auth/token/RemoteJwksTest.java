package io.azulejo.auth.token;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.testkit.TestClock;
import java.net.MalformedURLException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RemoteJwksTest {
    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");

    @Test
    void tokens_ofAnotherServer_verifyByItsPublishedKeys() throws MalformedURLException {
        try (Host host = Host.start(HostOptions.defaults().withPort(0), List.of(new Notes(clock)))) {
            String token = ApiClient.at(host.uri())
                    .post("/notes/login/ana")
                    .hasStatus(201)
                    .body();
            JwtVerifier verifier = JwtVerifier.remote(
                    "notes",
                    "notes",
                    host.uri().resolve("/notes/.well-known/jwks.json").toURL(),
                    clock);
            assertThat(verifier.verify(token).name()).isEqualTo("ana");
        }
    }
}
