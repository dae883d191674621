package io.azulejo.listener;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.X509ExtendedKeyManager;

/**
 * Files of a TLS server, in PEM.
 *
 * @param certificate the certificate and those that lead to its root
 * @param key its private key, in PKCS #8 and not encrypted
 */
public record TlsFiles(Path certificate, Path key) {
    private static final Pattern KEY =
            Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
    private static final List<String> ALGORITHMS = List.of("EC", "RSA", "EdDSA");

    /**
     * Returns a context that presents the certificate, and a new one as soon as the files have changed.
     *
     * @throws IOException if a file cannot be read or does not hold what it should
     */
    public SSLContext context() throws IOException {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(new KeyManager[] {new ReloadedKeys(this)}, null, null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new IOException("TLS cannot be set up: " + e.getMessage(), e);
        }
    }

    /** Returns the keys that are in the files now. */
    X509ExtendedKeyManager read() throws IOException {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry("server", privateKey(), new char[0], certificates());
            KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            factory.init(store, new char[0]);
            for (KeyManager manager : factory.getKeyManagers()) {
                if (manager instanceof X509ExtendedKeyManager keys) {
                    return keys;
                }
            }
            throw new IOException("This Java has no key manager for X.509");
        } catch (GeneralSecurityException e) {
            throw new IOException(
                    "The certificate in " + certificate + " and the key in " + key + " cannot be used: "
                            + e.getMessage(),
                    e);
        }
    }

    private Certificate[] certificates() throws IOException, GeneralSecurityException {
        byte[] pem = Files.readAllBytes(certificate);
        Certificate[] chain = CertificateFactory.getInstance("X.509")
                .generateCertificates(new ByteArrayInputStream(pem))
                .toArray(Certificate[]::new);
        if (chain.length == 0) {
            throw new IOException(certificate + " holds no certificate in PEM");
        }
        return chain;
    }

    private PrivateKey privateKey() throws IOException, GeneralSecurityException {
        Matcher matcher = KEY.matcher(Files.readString(key, StandardCharsets.US_ASCII));
        if (!matcher.find()) {
            throw new IOException(key + " holds no private key in PEM (PKCS #8, -----BEGIN PRIVATE KEY-----)");
        }
        PKCS8EncodedKeySpec encoded =
                new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(1)));
        for (String algorithm : ALGORITHMS) {
            Optional<PrivateKey> found = privateKey(algorithm, encoded);
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new IOException(key + " is a key of none of the algorithms " + ALGORITHMS);
    }

    /** Returns the key; empty if it is one of another algorithm. */
    private static Optional<PrivateKey> privateKey(String algorithm, PKCS8EncodedKeySpec encoded)
            throws GeneralSecurityException {
        try {
            return Optional.of(KeyFactory.getInstance(algorithm).generatePrivate(encoded));
        } catch (InvalidKeySpecException e) {
            return Optional.empty();
        }
    }
}
