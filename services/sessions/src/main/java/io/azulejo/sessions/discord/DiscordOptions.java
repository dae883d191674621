package io.azulejo.sessions.discord;

import io.azulejo.web.limit.Rate;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How interactions are taken.
 *
 * @param publicKey the application's public key, 64 hexadecimal digits as Discord shows it; null takes none
 * @param tolerance how old, or early, a signed timestamp may be
 * @param answerWithin after this time an answer is given that says that the work goes on: Discord waits three seconds
 * @param perUser how much one user may do
 * @param perGuild how much all users of a guild may do
 */
public record DiscordOptions(
        @Nullable String publicKey, Duration tolerance, Duration answerWithin, Rate perUser, Rate perGuild) {

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
}
