package io.azulejo.notifications;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.LogChannel;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.ResetSender;
import io.azulejo.notifications.domain.Retention;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Settings of the notifications service.
 *
 * @param table toolkit settings, such as the tables' names and the cursor keys
 * @param accessTokenLifetime lifetime of an access token
 * @param refreshTokenLifetime time after which an unused refresh token expires
 * @param channels delivery channels other than {@code in_app}
 * @param retention how long notifications are kept
 * @param broadcastPerSecond maximum number of notifications that a broadcast writes per second
 * @param resetSender delivers password reset tokens to users
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
        ResetSender resetSender,
        boolean exclusiveTables) {
    private static final Logger LOG = LoggerFactory.getLogger(NotificationsOptions.class);

    public NotificationsOptions {
        channels = List.copyOf(channels);
    }

    /**
     * Returns the default settings. They write messages and reset tokens to the log, which suits local use only;
     * configure channels for real users.
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
                (user, token) -> LOG.info("Password reset token of {}: {}", user.id(), token),
                false);
    }

    public NotificationsOptions withTable(ToolkitOptions other) {
        return with(other, channels, resetSender);
    }

    public NotificationsOptions withChannels(List<Channel> other) {
        return with(table, other, resetSender);
    }

    public NotificationsOptions withCourier(ResetSender other) {
        return with(table, channels, other);
    }

    /** Returns a copy for tables that no other application uses. */
    public NotificationsOptions withExclusiveTables() {
        return new NotificationsOptions(
                clock,
                table,
                passwords,
                accessTokenLifetime,
                refreshTokenLifetime,
                channels,
                delivery,
                retention,
                broadcastPerSecond,
                jobs,
                resetSender,
                true);
    }

    private NotificationsOptions with(
            ToolkitOptions otherTable, List<Channel> otherChannels, ResetSender otherCourier) {
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
                otherCourier,
                exclusiveTables);
    }
}
