package io.azulejo.notifications;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.LogChannel;
import io.azulejo.notifications.rules.DeliveryOptions;
import io.azulejo.notifications.rules.ResetCourier;
import io.azulejo.notifications.rules.Retention;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.PasswordOptions;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the notifications service runs.
 *
 * @param table the design's settings: the tables' names, keys of cursors
 * @param access how long an access token is good
 * @param refresh how long a sign-in goes on without being used
 * @param channels the ways to users, besides the application that they have open
 * @param retention how long notifications are kept
 * @param broadcastPerSecond how many notifications a broadcast writes in a second
 * @param courier brings password reset tokens to their users
 */
public record NotificationsOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        Duration access,
        Duration refresh,
        List<Channel> channels,
        DeliveryOptions delivery,
        Retention retention,
        int broadcastPerSecond,
        JobOptions jobs,
        ResetCourier courier) {
    private static final Logger LOG = LoggerFactory.getLogger(NotificationsOptions.class);

    public NotificationsOptions {
        channels = List.copyOf(channels);
    }

    /** Messages and reset tokens go to the log, which serves who runs it alone; whoever has users has channels. */
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
                (user, token) -> LOG.info("Password reset token of {}: {}", user.id(), token));
    }

    public NotificationsOptions withTable(ToolkitOptions other) {
        return with(other, channels, courier);
    }

    public NotificationsOptions withChannels(List<Channel> other) {
        return with(table, other, courier);
    }

    public NotificationsOptions withCourier(ResetCourier other) {
        return with(table, channels, other);
    }

    private NotificationsOptions with(
            ToolkitOptions otherTable, List<Channel> otherChannels, ResetCourier otherCourier) {
        return new NotificationsOptions(
                clock,
                otherTable,
                passwords,
                access,
                refresh,
                otherChannels,
                delivery,
                retention,
                broadcastPerSecond,
                jobs,
                otherCourier);
    }
}
