package io.azulejo.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Instant;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Self-signed certificate of a server on 127.0.0.1. */
public final class TestCertificate {
    private static final String PASSWORD = "changeit";
    private static final String ALIAS = "server";

    private final KeyStore store;

    private TestCertificate(KeyStore store) {
        this.store = store;
    }

    /** Generates a certificate with the JDK's keytool, which needs a folder. */
    public static TestCertificate generate(Path folder, String name) {
        Path file = folder.resolve(name + ".p12");
        try {
            Process keytool = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-keyalg",
                            "EC",
                            "-alias",
                            ALIAS,
                            "-dname",
                            "CN=" + name,
                            "-validity",
                            "2",
                            "-ext",
                            "san=ip:127.0.0.1,dns:localhost",
                            "-storetype",
                            "PKCS12",
                            "-keystore",
                            file.toString(),
                            "-storepass",
                            PASSWORD)
                    .start();
            if (keytool.waitFor() != 0) {
                throw new AssertionError("keytool failed with status " + keytool.exitValue());
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(file)) {
                store.load(in, PASSWORD.toCharArray());
            }
            return new TestCertificate(store);
        } catch (IOException | GeneralSecurityException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** Writes certificate and private key in PEM, as changed at the given time. */
    public void write(Path certificate, Path key, Instant changed) {
        try {
            Files.writeString(
                    key,
                    pem(
                            "PRIVATE KEY",
                            store.getKey(ALIAS, PASSWORD.toCharArray()).getEncoded()));
            Files.writeString(
                    certificate, pem("CERTIFICATE", store.getCertificate(ALIAS).getEncoded()));
            Files.setLastModifiedTime(key, FileTime.from(changed));
            Files.setLastModifiedTime(certificate, FileTime.from(changed));
        } catch (IOException | GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the context of a client that trusts this certificate alone. */
    public SSLContext trusted() {
        try {
            KeyStore roots = KeyStore.getInstance("PKCS12");
            roots.load(null, null);
            roots.setCertificateEntry(ALIAS, store.getCertificate(ALIAS));
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(roots);
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (IOException | GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static String pem(String what, byte[] bytes) {
        return "-----BEGIN " + what + "-----\n" + Base64.getMimeEncoder().encodeToString(bytes) + "\n-----END " + what
                + "-----\n";
    }
}
