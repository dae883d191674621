package io.azulejo.sessions.discord;

import io.azulejo.http.limit.Rate;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Settings for Discord interactions.
 *
 * @param publicKey the application's public key, 64 hexadecimal digits as Discord shows it; null disables interactions
 * @param tolerance maximum difference between a signed timestamp and the clock
 * @param answerWithin time after which a response is deferred; Discord waits three seconds
 * @param perUser rate limit per user
 * @param perGuild rate limit per guild
 * @param api Discord's API, which receives the messages that follow deferred responses; null sends none
 * @param simulator signs interactions in Discord's place, in a demo; null otherwise
 */
public record DiscordOptions(
        @Nullable String publicKey,
        Duration tolerance,
        Duration answerWithin,
        Rate perUser,
        Rate perGuild,
        @Nullable URI api,
        @Nullable DiscordSimulator simulator) {

    public static DiscordOptions defaults() {
        return new DiscordOptions(
                null,
                Duration.ofMinutes(5),
                Duration.ofMillis(2500),
                new Rate(30, Duration.ofMinutes(1)),
                new Rate(300, Duration.ofMinutes(1)),
                URI.create("https://discord.com/api/v10"),
                null);
    }

    public DiscordOptions withPublicKey(String key) {
        return new DiscordOptions(key, tolerance, answerWithin, perUser, perGuild, api, simulator);
    }

    /** Accepts the interactions of a simulator instead of Discord's. */
    public DiscordOptions withSimulator(DiscordSimulator signer) {
        return new DiscordOptions(signer.publicKey(), tolerance, answerWithin, perUser, perGuild, api, signer);
    }
}
