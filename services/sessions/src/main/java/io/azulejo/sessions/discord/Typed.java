package io.azulejo.sessions.discord;

import io.azulejo.sessions.rules.Actor;
import io.azulejo.web.problem.ProblemException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A slash command as somebody typed it.
 *
 * @param id that of its interaction
 * @param path command and subcommand, such as {@code session start}
 */
record Typed(
        String id,
        String path,
        List<InteractionBody.Option> options,
        Actor actor,
        @Nullable String guildId,
        String channelId,
        @Nullable String locale) {
    /** ADMINISTRATOR and MANAGE_GUILD, as Discord numbers permissions. */
    private static final BigInteger GUILD_ADMIN = BigInteger.valueOf(0x8 | 0x20);

    private static final Pattern BITS = Pattern.compile("[0-9]{1,40}");

    /** Empty for what no slash command of Discord's looks like. */
    static Optional<Typed> of(InteractionBody body) {
        InteractionBody.Command command = body.data();
        String channelId = body.channelId();
        if (command == null || command.options() == null || command.options().isEmpty() || channelId == null) {
            return Optional.empty();
        }
        InteractionBody.Option sub = command.options().getFirst();
        return body.who()
                .map(user -> new Typed(
                        body.id(),
                        command.name() + " " + sub.name(),
                        sub.options() == null ? List.of() : sub.options(),
                        new Actor(user.id(), administers(body.member())),
                        body.guildId(),
                        channelId,
                        body.locale()));
    }

    /** Admins of a guild may do in its channels what game masters may. */
    private static boolean administers(InteractionBody.@Nullable Member member) {
        String bits = member == null ? null : member.permissions();
        return bits != null
                && BITS.matcher(bits).matches()
                && new BigInteger(bits).and(GUILD_ADMIN).signum() != 0;
    }

    /** Who typed it, for the one write that the command is about. */
    Actor once() {
        return new Actor(actor.userId(), actor.operator(), id);
    }

    Optional<String> text(String option) {
        return options.stream()
                .filter(candidate -> candidate.name().equals(option))
                .map(InteractionBody.Option::value)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst();
    }

    String need(String option) {
        return text(option).orElseThrow(() -> ProblemException.invalid(option, "is missing"));
    }

    int number(String option, int otherwise) {
        return options.stream()
                .filter(candidate -> candidate.name().equals(option))
                .map(InteractionBody.Option::value)
                .filter(Number.class::isInstance)
                .map(value -> ((Number) value).intValue())
                .findFirst()
                .orElse(otherwise);
    }
}
