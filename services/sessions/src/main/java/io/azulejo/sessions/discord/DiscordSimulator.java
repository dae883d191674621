package io.azulejo.sessions.discord;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Signer of a demo's own interactions, as Discord signs them. The key pair is generated at start and the private key
 * never leaves the process. Thread-safe.
 */
public final class DiscordSimulator {
    private static final String ALGORITHM = "Ed25519";
    private static final int KEY_BYTES = 32;

    private final KeyPair keys;

    private DiscordSimulator(KeyPair keys) {
        this.keys = keys;
    }

    /** Signature of an interaction and its time, as they stand in the headers of Discord's requests. */
    public record Signed(String signature, String timestamp) {}

    public static DiscordSimulator create() {
        try {
            return new DiscordSimulator(KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This JDK does not support " + ALGORITHM, e);
        }
    }

    /** Returns the public key, 64 hexadecimal digits as Discord shows it. */
    String publicKey() {
        byte[] encoded = keys.getPublic().getEncoded(); // RFC 8410: the key is at the end
        return HexFormat.of().formatHex(Arrays.copyOfRange(encoded, encoded.length - KEY_BYTES, encoded.length));
    }

    public Signed sign(String body, Instant now) {
        String timestamp = Long.toString(now.getEpochSecond());
        try {
            Signature signer = Signature.getInstance(ALGORITHM);
            signer.initSign(keys.getPrivate());
            signer.update((timestamp + body).getBytes(StandardCharsets.UTF_8));
            return new Signed(HexFormat.of().formatHex(signer.sign()), timestamp);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The interaction cannot be signed", e);
        }
    }
}
