package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.auth.token.ClaimNames;
import io.azulejo.cli.setting.InvalidSettingException;
import io.azulejo.notifications.channel.SmtpOptions;
import io.azulejo.notifications.channel.SmtpOptions.Security;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServiceOptionsTest {
    private static final String KEY = "b7a1".repeat(16);

    @TempDir
    Path folder;

    @Test
    void services_toldNothing_takeNoInteractionsAndWriteToTheLog() {
        ServiceOptions services = ServeOptionsParser.options(Map.of()).services();

        assertThat(services.discord().publicKey()).isNull();
        assertThat(services.smtp()).isNull();
        assertThat(services.sms()).isNull();
        assertThat(services.push()).isNull();
        assertThat(services.blogIssuer()).isNull();
    }

    @Test
    void services_toldByFlagEnvironmentAndFile_hearAllThree() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "s3cret\n");
        Path file = Files.writeString(
                folder.resolve("own.properties"),
                "smtp=mail.example.org\nsmtp-from=Azulejo@Example.org\nsmtp-user=azulejo\nsmtp-password-file="
                        + secret);

        ServiceOptions services = ServeOptionsParser.options(
                        Map.of("AZULEJO_PUSH_GATEWAY", "https://push.example", "AZULEJO_PUSH_SECRET_FILE", secret + ""),
                        "--discord-public-key",
                        KEY,
                        "--blog-issuer",
                        "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Example",
                        "--blog-audience",
                        "4example1client",
                        "--blog-claims",
                        "Cognito",
                        "--config",
                        file.toString())
                .services();

        assertThat(services.discord().publicKey()).isEqualTo(KEY);
        assertThat(Objects.requireNonNull(services.push()).secret()).isEqualTo("s3cret");
        SmtpOptions smtp = Objects.requireNonNull(services.smtp());
        assertThat(smtp.port()).isEqualTo(587);
        assertThat(smtp.security()).isEqualTo(Security.STARTTLS);
        assertThat(smtp.from()).isEqualTo("azulejo@example.org");
        assertThat(smtp.password()).isEqualTo("s3cret");
        ServiceOptions.OidcIssuer issuer = Objects.requireNonNull(services.blogIssuer());
        assertThat(issuer.keys())
                .isEqualTo(URI.create(
                        "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Example" + "/.well-known/jwks.json"));
        assertThat(issuer.claims()).isEqualTo(ClaimNames.COGNITO);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --discord-public-key b7a1              | --discord-public-key b7a1 is wrong: give the public key of the application
            --smtp :25 --smtp-from a@example.org   | --smtp :25 is wrong: give a host, or host:port
            --smtp a/b --smtp-from a@example.org   | --smtp a/b is wrong: give a host, or host:port
            --smtp mail.example.org                | --smtp-from is wrong: give the address that mails come from
            --smtp m.example.org --smtp-from ana   | --smtp-from ana is wrong: give the address that mails come from
            --smtp-from a@example.org              | --smtp-from a@example.org is wrong: give it only with --smtp
            --smtp m.example.org --smtp-security s | --smtp-security s is wrong: give starttls, tls or none
            --smtp m.example.org --smtp-user ana   | give --smtp-user and --smtp-password-file together
            --sms-gateway ftp://sms.example        | give a URL that begins with http:// or https://
            --sms-gateway http://sms.example       | --sms-secret-file is wrong: give a file with the bearer token
            --sms-secret-file none                 | --sms-secret-file none is wrong: give it only with --sms-gateway
            --push-gateway http://p --push-secret-file none.txt | give a file that can be read
            --blog-issuer example.org              | give a URL that begins with http:// or https://
            --blog-issuer https://example.org      | --blog-audience is wrong: give the audience of the tokens
            --blog-audience me                     | --blog-audience me is wrong: give it only with --blog-issuer
            --blog-issuer https://e.org --blog-audience me --blog-claims odd | --blog-claims odd is wrong: give standard or cognito
            --blog-issuer https://e.org --blog-audience me --blog-keys here  | --blog-keys here is wrong: give a URL
            """)
    void setting_wrong_isNamedWithWhatWouldBeRight(String arguments, String message) {
        assertThatThrownBy(() -> ServeOptionsParser.options(Map.of(), arguments.split(" ", -1)))
                .isInstanceOf(InvalidSettingException.class)
                .hasMessageContaining(message);
    }

    @Test
    void password_overAConnectionThatAnybodyReads_isRefused() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "s3cret\n");

        assertThatThrownBy(() -> ServeOptionsParser.options(
                        Map.of(),
                        "--smtp",
                        "mail.example.org",
                        "--smtp-security",
                        "none",
                        "--smtp-user",
                        "ana",
                        "--smtp-password-file",
                        secret.toString()))
                .hasMessage("--smtp-security none is wrong: give starttls or tls, so that the password is encrypted");
    }
}
