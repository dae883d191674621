package io.azulejo.orders.rules;

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
 * How a customer stands in a key. Keys reach logs, backups and streams, and cannot be erased without moving the item.
 * Thread-safe.
 */
public final class CustomerKeys {
    private static final String ALGORITHM = "HmacSHA256";
    private static final String PREFIX = "hmac-";

    private final @Nullable SecretKeySpec secret;

    private CustomerKeys(@Nullable SecretKeySpec secret) {
        this.secret = secret;
    }

    /** The CPF as printed, as documented. */
    public static CustomerKeys verbatim() {
        return new CustomerKeys(null);
    }

    /**
     * An HMAC of the CPF; orders that were written before are still found. A plain hash would not do: there are only a
     * thousand million CPFs to try.
     */
    public static CustomerKeys keyed(byte[] secret) {
        return new CustomerKeys(new SecretKeySpec(secret, ALGORITHM));
    }

    /** The key of new orders. */
    String of(Cpf cpf) {
        if (secret == null) {
            return cpf.printed();
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return PREFIX + HexFormat.of().formatHex(mac.doFinal(cpf.printed().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("This JDK cannot make " + ALGORITHM, e);
        }
    }

    /** The keys under which orders may be found, those of new orders first. */
    List<String> all(Cpf cpf) {
        return secret == null ? List.of(cpf.printed()) : List.of(of(cpf), cpf.printed());
    }
}
