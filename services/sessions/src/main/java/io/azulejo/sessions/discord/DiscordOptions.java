package io.azulejo.sessions.discord;

import io.azulejo.http.limit.Rate;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Settings for Discord interactions.
 *
 * @param publicKey the application's public key, 64 hexadecimal digits as Discord shows it; null disables interactions
 * @param tolerance maximum difference between a signed timestamp and the clock
 * @param answerWithin time after which a response says that the command is still running; Discord waits three seconds
 * @param perUser rate limit per user
 * @param perGuild rate limit per guild
 * @param simulator signs interactions in Discord's place, in a demo; null otherwise
 */
public record DiscordOptions(
        @Nullable String publicKey,
        Duration tolerance,
        Duration answerWithin,
        Rate perUser,
        Rate perGuild,
        @Nullable DiscordSimulator simulator) {

    public DiscordOptions(
            @Nullable String publicKey, Duration tolerance, Duration answerWithin, Rate perUser, Rate perGuild) {
        this(publicKey, tolerance, answerWithin, perUser, perGuild, null);
    }

    public static DiscordOptions defaults() {
        return new DiscordOptions(
                null,
                Duration.ofMinutes(5),
                Duration.ofMillis(2500),
                new Rate(30, Duration.ofMinutes(1)),
                new Rate(300, Duration.ofMinutes(1)));
    }

    public DiscordOptions withPublicKey(String key) {
        return new DiscordOptions(key, tolerance, answerWithin, perUser, perGuild);
    }

    /** Accepts the interactions of a simulator instead of Discord's. */
    public DiscordOptions withSimulator(DiscordSimulator signer) {
        return new DiscordOptions(signer.publicKey(), tolerance, answerWithin, perUser, perGuild, signer);
    }
}
