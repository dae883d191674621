package io.azulejo.notifications;

import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.LogChannel;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.Retention;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;

/**
 * Settings of the notifications service.
 *
 * @param table toolkit settings, such as the tables' names and the cursor keys
 * @param accessTokenLifetime lifetime of an access token
 * @param refreshTokenLifetime time after which an unused refresh token expires
 * @param channels delivery channels other than {@code in_app}
 * @param retention how long notifications are kept
 * @param broadcastPerSecond maximum number of notifications that a broadcast writes per second
 * @param publicUrl URL under which clients reach the server, for the links in mails
 * @param mailer sender of the mails that reset a password
 * @param exclusiveTables whether no other application uses the tables; only then does a login replace a bcrypt hash,
 *     which the other application could no longer verify
 */
public record NotificationsOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        Duration accessTokenLifetime,
        Duration refreshTokenLifetime,
        List<Channel> channels,
        DeliveryOptions delivery,
        Retention retention,
        int broadcastPerSecond,
        JobOptions jobs,
        Supplier<URI> publicUrl,
        AccountMailer mailer,
        boolean exclusiveTables) {

    public NotificationsOptions {
        channels = List.copyOf(channels);
    }

    /**
     * Returns the default settings. They write messages to the log, which suits local use only, and send no mails that
     * reset a password: configure channels and a mailer for real users.
     */
    public static NotificationsOptions defaults() {
        return new NotificationsOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                PasswordOptions.defaults(),
                Duration.ofMinutes(15),
                Duration.ofDays(30),
                List.of(new LogChannel("email"), new LogChannel("sms"), new LogChannel("push")),
                DeliveryOptions.defaults(),
                Retention.of(Duration.ofDays(90)),
                500,
                JobOptions.defaults(),
                () -> URI.create("http://127.0.0.1:8080"),
                AccountMailer.none(),
                false);
    }

    public NotificationsOptions withTable(ToolkitOptions other) {
        return with(other, channels, publicUrl, mailer, exclusiveTables);
    }

    public NotificationsOptions withChannels(List<Channel> other) {
        return with(table, other, publicUrl, mailer, exclusiveTables);
    }

    public NotificationsOptions withPublicUrl(Supplier<URI> other) {
        return with(table, channels, other, mailer, exclusiveTables);
    }

    public NotificationsOptions withMailer(AccountMailer other) {
        return with(table, channels, publicUrl, other, exclusiveTables);
    }

    /** Returns a copy for tables that no other application uses. */
    public NotificationsOptions withExclusiveTables() {
        return with(table, channels, publicUrl, mailer, true);
    }

    private NotificationsOptions with(
            ToolkitOptions otherTable,
            List<Channel> otherChannels,
            Supplier<URI> otherUrl,
            AccountMailer otherMailer,
            boolean exclusive) {
        return new NotificationsOptions(
                clock,
                otherTable,
                passwords,
                accessTokenLifetime,
                refreshTokenLifetime,
                otherChannels,
                delivery,
                retention,
                broadcastPerSecond,
                jobs,
                otherUrl,
                otherMailer,
                exclusive);
    }
}
