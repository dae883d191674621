package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.Cpf;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Representation of a customer in item keys. Keys reach logs, backups and streams, and cannot be erased without moving
 * the item. Thread-safe.
 */
public final class CustomerKeys {
    private static final String ALGORITHM = "HmacSHA256";
    private static final String PREFIX = "hmac-";

    private final @Nullable SecretKeySpec secret;

    private CustomerKeys(@Nullable SecretKeySpec secret) {
        this.secret = secret;
    }

    /** Returns keys that hold the printed CPF, as the design documents it. */
    public static CustomerKeys verbatim() {
        return new CustomerKeys(null);
    }

    /**
     * Returns keys that hold an HMAC of the CPF. Orders written under the printed CPF are still found. A plain hash is
     * not enough: with only a thousand million CPFs it can be reversed by trying them all.
     */
    public static CustomerKeys keyed(byte[] secret) {
        return new CustomerKeys(new SecretKeySpec(secret, ALGORITHM));
    }

    /** Returns the key for new orders. */
    String of(Cpf cpf) {
        if (secret == null) {
            return cpf.printed();
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return PREFIX + HexFormat.of().formatHex(mac.doFinal(cpf.printed().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("This JDK does not support " + ALGORITHM, e);
        }
    }

    /** Returns all keys that orders may be stored under, the one for new orders first. */
    List<String> all(Cpf cpf) {
        return secret == null ? List.of(cpf.printed()) : List.of(of(cpf), cpf.printed());
    }
}
