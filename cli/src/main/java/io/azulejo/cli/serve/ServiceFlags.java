package io.azulejo.cli.serve;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Options of single services. They are read through {@code Settings}, because each can also be set in the environment
 * or in a file.
 */
final class ServiceFlags {
    @Option(
            names = "--discord-public-key",
            paramLabel = "HEX",
            description = "sessions: accept Discord's interactions; the application's public key, as Discord shows it.")
    @Nullable
    String discordPublicKey;

    @Option(
            names = "--smtp",
            paramLabel = "HOST[:PORT]",
            description =
                    "The mail server for notifications and mails about accounts; without it, notifications go to the"
                            + " log, and on this machine pages show the links of mails.")
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
            names = "--public-url",
            paramLabel = "URL",
            description =
                    "Where people reach this server, for the links in mails (default: the address it listens on).")
    @Nullable
    String publicUrl;

    @Option(
            names = "--exclusive-tables",
            arity = "0..1",
            fallbackValue = "true",
            paramLabel = "true|false",
            description =
                    "notifications: no other application uses the tables. A log-in then replaces an old bcrypt hash.")
    @Nullable
    String exclusiveTables;

    @Option(
            names = "--sms-gateway",
            paramLabel = "URL",
            description = "notifications: the gateway for text messages; without it, they go to the log.")
    @Nullable
    String smsGateway;

    @Option(names = "--sms-secret-file", paramLabel = "FILE", description = "The bearer token of --sms-gateway.")
    @Nullable
    String smsSecretFile;

    @Option(
            names = "--push-gateway",
            paramLabel = "URL",
            description = "notifications: the gateway for push messages; without it, they go to the log.")
    @Nullable
    String pushGateway;

    @Option(names = "--push-secret-file", paramLabel = "FILE", description = "The bearer token of --push-gateway.")
    @Nullable
    String pushSecretFile;

    @Option(
            names = "--blog-issuer",
            paramLabel = "URL",
            description = "blog: also accept tokens of this OIDC issuer, such as a Cognito user pool.")
    @Nullable
    String blogIssuer;

    @Option(
            names = "--blog-audience",
            paramLabel = "ID",
            description = "The audience of the tokens of --blog-issuer; required with it.")
    @Nullable
    String blogAudience;

    @Option(
            names = "--blog-keys",
            paramLabel = "URL",
            description = "The JWKS URL of --blog-issuer (default: /.well-known/jwks.json below it).")
    @Nullable
    String blogKeys;

    @Option(
            names = "--blog-claims",
            paramLabel = "KIND",
            description = "The claim names of --blog-issuer: standard (the default) or cognito.")
    @Nullable
    String blogClaims;
}
