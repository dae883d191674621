package io.azulejo.sessions.discord;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
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
 * Verifier of Discord's request signatures. Discord signs the timestamp and the body with the application's Ed25519
 * key. Thread-safe.
 */
@Singleton
public final class DiscordSignature {
    private static final String ALGORITHM = "Ed25519";
    /** X.509 prefix of a 32-byte Ed25519 key (RFC 8410). */
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

    /** Rejects a request with 401 if Discord did not sign it or signed it too long ago. */
    void verify(@Nullable String signature, @Nullable String timestamp, byte[] body) {
        PublicKey known = key;
        if (known == null) {
            throw ProblemException.of(
                    ProblemType.UNAVAILABLE, "Interactions are disabled: the application's public key is not set");
        }
        if (signature == null || timestamp == null) {
            throw unauthenticated("X-Signature-Ed25519 and X-Signature-Timestamp are required");
        }
        if (!SIGNATURE.matcher(signature).matches()
                || !TIMESTAMP.matcher(timestamp).matches()) {
            throw unauthenticated("The signature or its timestamp is malformed");
        }
        if (!matches(known, signature, timestamp, body)) {
            throw unauthenticated("The signature does not match the request");
        }
        Duration age = Duration.between(Instant.ofEpochSecond(Long.parseLong(timestamp)), clock.instant());
        if (age.abs().compareTo(tolerance) > 0) {
            throw unauthenticated("The signature's timestamp is too old or in the future");
        }
    }

    private static boolean matches(PublicKey key, String signature, String timestamp, byte[] body) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key);
            verifier.update(timestamp.getBytes(StandardCharsets.US_ASCII));
            verifier.update(body);
            return verifier.verify(HexFormat.of().parseHex(signature));
        } catch (SignatureException malformed) {
            return false;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JDK does not support " + ALGORITHM, e);
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
            throw new IllegalArgumentException("The application's public key is not a valid " + ALGORITHM + " key", e);
        }
    }

    private static ProblemException unauthenticated(String detail) {
        return ProblemException.of(ProblemType.UNAUTHENTICATED, detail);
    }
}
