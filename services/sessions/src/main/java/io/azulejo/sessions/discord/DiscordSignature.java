package io.azulejo.sessions.discord;

import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a request is from Discord: it signs the timestamp and the body with the application's Ed25519 key.
 * Thread-safe.
 */
@Singleton
public final class DiscordSignature {
    private static final String ALGORITHM = "Ed25519";
    /** What stands before the 32 bytes of an Ed25519 key in its X.509 form (RFC 8410). */
    private static final String X509_PREFIX = "302a300506032b6570032100";

    private static final Pattern KEY = Pattern.compile("[0-9a-fA-F]{64}");
    private static final Pattern SIGNATURE = Pattern.compile("[0-9a-fA-F]{128}");
    private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{1,12}");

    private final @Nullable PublicKey key;
    private final Duration tolerance;
    private final InstantSource clock;

    public DiscordSignature(DiscordOptions options, InstantSource clock) {
        this.key = options.publicKey() == null ? null : key(options.publicKey());
        this.tolerance = options.tolerance();
        this.clock = clock;
    }

    /** Refuses what Discord did not sign, or signed too long ago, with 401. */
    void verify(@Nullable String signature, @Nullable String timestamp, byte[] body) {
        PublicKey known = key;
        if (known == null) {
            throw ProblemException.of(
                    ProblemType.UNAVAILABLE, "No interactions are taken here: the application's public key is not set");
        }
        if (signature == null || timestamp == null) {
            throw unsigned("X-Signature-Ed25519 and X-Signature-Timestamp are required");
        }
        if (!SIGNATURE.matcher(signature).matches()
                || !TIMESTAMP.matcher(timestamp).matches()) {
            throw unsigned("The signature is not one of Discord's");
        }
        if (!signs(known, signature, timestamp, body)) {
            throw unsigned("The signature does not fit the request");
        }
        Duration age = Duration.between(Instant.ofEpochSecond(Long.parseLong(timestamp)), clock.instant());
        if (age.abs().compareTo(tolerance) > 0) {
            throw unsigned("The signature is not of this time");
        }
    }

    private static boolean signs(PublicKey key, String signature, String timestamp, byte[] body) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key);
            verifier.update(timestamp.getBytes(StandardCharsets.US_ASCII));
            verifier.update(body);
            return verifier.verify(HexFormat.of().parseHex(signature));
        } catch (SignatureException malformed) {
            return false;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JDK does not know " + ALGORITHM, e);
        }
    }

    private static PublicKey key(String text) {
        if (!KEY.matcher(text).matches()) {
            throw new IllegalArgumentException("The application's public key must be 64 hexadecimal digits");
        }
        try {
            byte[] encoded = HexFormat.of().parseHex(X509_PREFIX + text);
            return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("The application's public key is no " + ALGORITHM + " key", e);
        }
    }

    private static ProblemException unsigned(String detail) {
        return ProblemException.of(ProblemType.UNAUTHENTICATED, detail);
    }
}
