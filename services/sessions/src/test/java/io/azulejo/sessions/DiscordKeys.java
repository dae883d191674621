package io.azulejo.sessions;

import io.azulejo.testing.ApiClient;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;

/** Signer of requests in Discord's manner, with a generated key. */
final class DiscordKeys {
    private final InstantSource clock;
    private final KeyPair keys;

    DiscordKeys(InstantSource clock) {
        this.clock = clock;
        try {
            keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the public key as Discord shows it: the last 32 bytes of its X.509 form. */
    String publicKey() {
        byte[] encoded = keys.getPublic().getEncoded();
        return HexFormat.of().formatHex(encoded, encoded.length - 32, encoded.length);
    }

    ApiClient sign(ApiClient api, String body) {
        return sign(api, body, clock.instant());
    }

    ApiClient sign(ApiClient api, String body, Instant time) {
        String timestamp = Long.toString(time.getEpochSecond());
        return api.with("X-Signature-Timestamp", timestamp).with("X-Signature-Ed25519", signature(timestamp + body));
    }

    private String signature(String text) {
        try {
            Signature signer = Signature.getInstance("Ed25519");
            signer.initSign(keys.getPrivate());
            signer.update(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(signer.sign());
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }
}
