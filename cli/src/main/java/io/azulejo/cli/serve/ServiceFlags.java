package io.azulejo.cli.serve;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What single services can be told. Read through {@code Settings}, because each may also be set elsewhere. */
final class ServiceFlags {
    @Option(
            names = "--discord-public-key",
            paramLabel = "HEX",
            description = "sessions: take Discord's interactions; the application's public key, as Discord shows it.")
    @Nullable
    String discordPublicKey;

    @Option(
            names = "--smtp",
            paramLabel = "HOST[:PORT]",
            description = "The mail server for notifications and for password resets; without one both go to the log.")
    @Nullable
    String smtp;

    @Option(
            names = "--smtp-security",
            paramLabel = "KIND",
            description = "starttls (port 587; the default), tls (port 465) or none (port 25).")
    @Nullable
    String smtpSecurity;

    @Option(names = "--smtp-from", paramLabel = "ADDRESS", description = "The sender of all mails; needed with --smtp.")
    @Nullable
    String smtpFrom;

    @Option(names = "--smtp-user", paramLabel = "NAME", description = "Sign in to the mail server as this user.")
    @Nullable
    String smtpUser;

    @Option(names = "--smtp-password-file", paramLabel = "FILE", description = "The password of --smtp-user.")
    @Nullable
    String smtpPasswordFile;

    @Option(
            names = "--sms-gateway",
            paramLabel = "URL",
            description = "notifications: where short messages are posted; without one they go to the log.")
    @Nullable
    String smsGateway;

    @Option(names = "--sms-secret-file", paramLabel = "FILE", description = "The bearer token of --sms-gateway.")
    @Nullable
    String smsSecretFile;

    @Option(
            names = "--push-gateway",
            paramLabel = "URL",
            description = "notifications: where messages to devices are posted; without one they go to the log.")
    @Nullable
    String pushGateway;

    @Option(names = "--push-secret-file", paramLabel = "FILE", description = "The bearer token of --push-gateway.")
    @Nullable
    String pushSecretFile;

    @Option(
            names = "--blog-issuer",
            paramLabel = "URL",
            description = "blog: take the tokens of this OIDC issuer too, such as a Cognito user pool.")
    @Nullable
    String blogIssuer;

    @Option(
            names = "--blog-audience",
            paramLabel = "ID",
            description = "For whom the tokens of --blog-issuer are made; needed with it.")
    @Nullable
    String blogAudience;

    @Option(
            names = "--blog-keys",
            paramLabel = "URL",
            description = "Where --blog-issuer publishes its keys (default: /.well-known/jwks.json below it).")
    @Nullable
    String blogKeys;

    @Option(
            names = "--blog-claims",
            paramLabel = "KIND",
            description = "How --blog-issuer names its claims: standard (the default) or cognito.")
    @Nullable
    String blogClaims;
}
