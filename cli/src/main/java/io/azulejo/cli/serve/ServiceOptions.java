package io.azulejo.cli.serve;

import io.azulejo.auth.token.ClaimNames;
import io.azulejo.cli.setting.Settings;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.channel.ProviderOptions;
import io.azulejo.notifications.channel.SmtpOptions;
import io.azulejo.notifications.channel.SmtpOptions.Security;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.discord.DiscordSignature;
import io.azulejo.sessions.discord.DiscordSimulator;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Settings of single services.
 *
 * @param smtp the mail server; null for none
 * @param publicUrl URL under which people reach the server; null for the address that it listens on
 * @param exclusiveTables whether no other application uses the tables of the notifications
 * @param sms the gateway of text messages; null to write them to the log
 * @param push the gateway of push messages; null to write them to the log
 * @param blogIssuer an issuer whose tokens the blog accepts besides the local issuer's; null for none
 */
record ServiceOptions(
        DiscordOptions discord,
        @Nullable SmtpOptions smtp,
        @Nullable URI publicUrl,
        boolean exclusiveTables,
        @Nullable ProviderOptions sms,
        @Nullable ProviderOptions push,
        @Nullable OidcIssuer blogIssuer) {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    /** External OIDC issuer and the URL of its keys. */
    record OidcIssuer(String issuer, String audience, URI keys, ClaimNames claims) {}

    static ServiceOptions of(Settings settings) {
        return new ServiceOptions(
                discord(settings),
                smtp(settings),
                settings.url("public-url").orElse(null),
                settings.flag("exclusive-tables"),
                gateway(settings, "sms-gateway", "sms-secret-file"),
                gateway(settings, "push-gateway", "push-secret-file"),
                blogIssuer(settings));
    }

    private static DiscordOptions discord(Settings settings) {
        return settings.text("discord-public-key")
                .map(key -> {
                    DiscordOptions options = DiscordOptions.defaults().withPublicKey(key);
                    try {
                        new DiscordSignature(options, InstantSource.system());
                    } catch (IllegalArgumentException e) {
                        throw settings.wrong(
                                "discord-public-key",
                                "the public key of the application as Discord shows it, 64 hexadecimal digits");
                    }
                    return options;
                })
                .orElseGet(() -> settings.flag("demo")
                        ? DiscordOptions.defaults().withSimulator(DiscordSimulator.create())
                        : DiscordOptions.defaults());
    }

    private static @Nullable SmtpOptions smtp(Settings settings) {
        Optional<String> server = settings.text("smtp");
        if (server.isEmpty()) {
            settings.refuse("only with --smtp", "smtp-security", "smtp-from", "smtp-user", "smtp-password-file");
            return null;
        }
        Security security = security(settings);
        URI address = server(server.get(), settings);
        Optional<String> user = settings.text("smtp-user");
        Optional<String> password = settings.secret("smtp-password-file");
        if (user.isPresent() != password.isPresent()) {
            throw settings.wrong(
                    user.isPresent() ? "smtp-user" : "smtp-password-file",
                    "--smtp-user and --smtp-password-file together, or neither");
        }
        if (user.isPresent() && security == Security.NONE) {
            throw settings.wrong("smtp-security", "starttls or tls, so that the password is encrypted");
        }
        return new SmtpOptions(
                address.getHost(),
                address.getPort() < 0 ? defaultPort(security) : address.getPort(),
                security,
                sender(settings),
                user.orElse(null),
                password.orElse(null),
                TIMEOUT);
    }

    private static Security security(Settings settings) {
        return settings.text("smtp-security")
                .map(value -> switch (value.toLowerCase(Locale.ROOT)) {
                    case "none" -> Security.NONE;
                    case "starttls" -> Security.STARTTLS;
                    case "tls" -> Security.TLS;
                    default -> throw settings.wrong("smtp-security", "starttls, tls or none");
                })
                .orElse(Security.STARTTLS);
    }

    private static int defaultPort(Security security) {
        return switch (security) {
            case NONE -> 25;
            case STARTTLS -> 587;
            case TLS -> 465;
        };
    }

    private static URI server(String value, Settings settings) {
        try {
            URI address = new URI("smtp://" + value);
            if (address.getHost() != null && List.of("", "/").contains(address.getPath())) {
                return address;
            }
        } catch (URISyntaxException e) {
            throw settings.wrong("smtp", "a host, or host:port, such as mail.example.org:587");
        }
        throw settings.wrong("smtp", "a host, or host:port, such as mail.example.org:587");
    }

    private static String sender(Settings settings) {
        try {
            return TextValidation.email(settings.text("smtp-from").orElse(""));
        } catch (ProblemException e) {
            throw settings.wrong("smtp-from", "the address that mails come from, such as azulejo@example.org");
        }
    }

    private static @Nullable ProviderOptions gateway(Settings settings, String name, String secretName) {
        Optional<URI> uri = settings.url(name);
        if (uri.isEmpty()) {
            settings.refuse("only with --" + name, secretName);
            return null;
        }
        String secret = settings.secret(secretName)
                .orElseThrow(() -> settings.wrong(secretName, "a file with the bearer token for --" + name));
        return new ProviderOptions(uri.get(), secret, TIMEOUT);
    }

    private static @Nullable OidcIssuer blogIssuer(Settings settings) {
        Optional<URI> issuer = settings.url("blog-issuer");
        if (issuer.isEmpty()) {
            settings.refuse("only with --blog-issuer", "blog-audience", "blog-keys", "blog-claims");
            return null;
        }
        String audience = settings.text("blog-audience")
                .orElseThrow(() -> settings.wrong(
                        "blog-audience", "the audience of the tokens, such as the id of Cognito's app client"));
        String name = issuer.get().toString();
        URI keys = settings.url("blog-keys")
                .orElseGet(() -> URI.create((name.endsWith("/") ? name : name + "/") + ".well-known/jwks.json"));
        ClaimNames claims = settings.text("blog-claims")
                .map(value -> switch (value.toLowerCase(Locale.ROOT)) {
                    case "standard" -> ClaimNames.LOCAL;
                    case "cognito" -> ClaimNames.COGNITO;
                    default -> throw settings.wrong("blog-claims", "standard or cognito");
                })
                .orElse(ClaimNames.LOCAL);
        return new OidcIssuer(name, audience, keys, claims);
    }
}
