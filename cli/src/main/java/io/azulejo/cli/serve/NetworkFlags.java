package io.azulejo.cli.serve;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Options of the ports: who may call, and how often. They are read through {@code Settings}, because each can
 * also be set in the environment or in a file.
 */
final class NetworkFlags {
    @Option(
            names = "--management-port",
            paramLabel = "PORT",
            description = "Serve /health and /metrics on this port instead of that of the services.")
    @Nullable
    String managementPort;

    @Option(
            names = "--allow-origin",
            paramLabel = "ORIGINS",
            description = "Let web pages of these origins call the services, such as https://app.example.org; separated"
                    + " by commas.")
    @Nullable
    String allowOrigin;

    @Option(
            names = "--trusted-proxies",
            paramLabel = "NETWORKS",
            description = "Believe Forwarded and X-Forwarded-* headers of proxies in these networks, such as"
                    + " 10.0.0.0/8; separated by commas.")
    @Nullable
    String trustedProxies;

    @Option(
            names = "--proxy-protocol",
            arity = "0..1",
            fallbackValue = "true",
            paramLabel = "true|false",
            description = "Expect a PROXY header (version 1 or 2) at the beginning of every connection to the services'"
                    + " port; needs --trusted-proxies.")
    @Nullable
    String proxyProtocol;

    @Option(
            names = "--tls-cert",
            paramLabel = "FILE",
            description = "Serve HTTPS with this certificate and those that lead to its root, in PEM; read again when"
                    + " the file changes.")
    @Nullable
    String tlsCert;

    @Option(names = "--tls-key", paramLabel = "FILE", description = "The private key of --tls-cert, in PEM (PKCS #8).")
    @Nullable
    String tlsKey;

    @Option(
            names = "--dynamodb-allow-origin",
            paramLabel = "ORIGINS",
            description = "Let web pages of these origins call the DynamoDB endpoint; separated by commas.")
    @Nullable
    String dynamoDbAllowOrigin;

    @Option(
            names = "--dynamodb-tls-cert",
            paramLabel = "FILE",
            description = "Serve the DynamoDB endpoint over HTTPS with this certificate, in PEM; read again when the"
                    + " file changes.")
    @Nullable
    String dynamoDbTlsCert;

    @Option(
            names = "--dynamodb-tls-key",
            paramLabel = "FILE",
            description = "The private key of --dynamodb-tls-cert, in PEM (PKCS #8).")
    @Nullable
    String dynamoDbTlsKey;

    @Option(
            names = "--rate-public-reads",
            paramLabel = "RATE",
            description = "Reads without a token per address, such as 60000/m (the default), or off.")
    @Nullable
    String ratePublicReads;

    @Option(
            names = "--rate-reads",
            paramLabel = "RATE",
            description = "Reads per caller, such as 6000/m (the default), or off.")
    @Nullable
    String rateReads;

    @Option(
            names = "--rate-writes",
            paramLabel = "RATE",
            description = "Writes per caller or address, such as 600/m (the default), or off.")
    @Nullable
    String rateWrites;

    @Option(
            names = "--rate-sign-ins",
            paramLabel = "RATE",
            description = "Sign-ins per address, such as 60/m (the default), or off.")
    @Nullable
    String rateSignIns;
}
