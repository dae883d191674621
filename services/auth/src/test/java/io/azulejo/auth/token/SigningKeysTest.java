package io.azulejo.auth.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.testkit.TestClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SigningKeysTest {
    private static final Caller ANA =
            new Caller("usr_1", "ana", Set.of("admin"), Map.of("acme", Set.of("picker", "sales")));

    @TempDir
    private Path home;

    private final TestClock clock = new TestClock("2026-03-01T12:00:00Z");

    private TokenIssuer issuer(SigningKeys keys, String audience) {
        return new TokenIssuer("azulejo", audience, keys, clock, Duration.ofMinutes(15));
    }

    private JwtVerifier verifier(SigningKeys keys) {
        return JwtVerifier.local("azulejo", "shop", keys, clock);
    }

    @Test
    void token_issued_verifiesToTheSameCaller() {
        SigningKeys keys = SigningKeys.inMemory(clock);
        assertThat(verifier(keys).verify(issuer(keys, "shop").issue(ANA).value()))
                .isEqualTo(ANA);
    }

    @Test
    void keys_onSecondStart_areTheSame() {
        SigningKeys first = SigningKeys.in(home.resolve("keys"), clock);
        String token = issuer(first, "shop").issue(ANA).value();
        assertThat(verifier(SigningKeys.in(home.resolve("keys"), clock)).verify(token))
                .isEqualTo(ANA);
    }

    @Test
    void keys_made_areReadableByTheirOwnerOnly() throws IOException {
        SigningKeys.in(home.resolve("keys"), clock);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("keys"))))
                .isEqualTo("rwx------");
        Path key = keyFiles().getFirst();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
                .isEqualTo("rw-------");

        Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
        assertThatThrownBy(() -> SigningKeys.in(home.resolve("keys"), clock))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage(key + " can be read by others (rw-r--r--); it must be readable by its owner only"
                        + " (chmod 600)");
    }

    @Test
    void rotate_oftenEnough_dropsTheOldestKeyAndItsTokens() throws IOException {
        SigningKeys keys = SigningKeys.in(home.resolve("keys"), clock);
        String token = issuer(keys, "shop").issue(ANA).value();
        keys.rotate();
        keys.rotate();
        assertThat(verifier(keys).verify(token)).isEqualTo(ANA);
        keys.rotate();
        assertThatThrownBy(() -> verifier(keys).verify(token)).isInstanceOf(ProblemException.class);
        assertThat(keyFiles()).hasSize(3);
    }

    @Test
    void rotate_laterStart_signsWithTheNewestKey() {
        SigningKeys keys = SigningKeys.in(home.resolve("keys"), clock);
        clock.advance(Duration.ofDays(1));
        keys.rotate();
        assertThat(SigningKeys.in(home.resolve("keys"), clock).current().getKeyID())
                .isEqualTo(keys.current().getKeyID());
    }

    @Test
    void token_ofAnotherAudienceIssuerOrKey_isRefused() {
        SigningKeys keys = SigningKeys.inMemory(clock);
        String elsewhere = issuer(keys, "bank").issue(ANA).value();
        String stranger = issuer(SigningKeys.inMemory(clock), "shop").issue(ANA).value();
        String other = new TokenIssuer("somebody", "shop", keys, clock, Duration.ofHours(1))
                .issue(ANA)
                .value();
        for (String token : List.of(elsewhere, stranger, other)) {
            assertThatThrownBy(() -> verifier(keys).verify(token)).isInstanceOf(ProblemException.class);
        }
    }

    @Test
    void token_tamperedOrUnsigned_isRefused() {
        SigningKeys keys = SigningKeys.inMemory(clock);
        String token = issuer(keys, "shop").issue(ANA).value();
        String[] parts = token.split("\\.", -1);
        String unsigned = "eyJhbGciOiJub25lIn0." + parts[1] + ".";
        for (String bad : List.of(parts[0] + "." + parts[1] + ".AAAA", unsigned, "", "a.b.c", token + "A")) {
            assertThatThrownBy(() -> verifier(keys).verify(bad)).isInstanceOf(ProblemException.class);
        }
    }

    private List<Path> keyFiles() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("keys"))) {
            return files.toList();
        }
    }
}
