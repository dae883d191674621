package io.azulejo.sessions.discord;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.domain.Actor;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Parsed slash command.
 *
 * @param id id of its interaction
 * @param path command and subcommand, such as {@code session start}
 */
record ParsedCommand(
        String id,
        String path,
        List<InteractionBody.Option> options,
        Actor actor,
        @Nullable String guildId,
        String channelId,
        @Nullable String locale) {
    /** Discord's permission bits ADMINISTRATOR and MANAGE_GUILD. */
    private static final BigInteger GUILD_ADMIN = BigInteger.valueOf(0x8 | 0x20);

    private static final Pattern BITS = Pattern.compile("[0-9]{1,40}");

    /** Parses an interaction. Returns empty if it is neither a slash command with a subcommand nor a button. */
    static Optional<ParsedCommand> of(InteractionBody body) {
        InteractionBody.Command command = body.data();
        String channelId = body.channelId();
        if (command == null || channelId == null) {
            return Optional.empty();
        }
        String customId = command.customId();
        if (body.type() == InteractionBody.BUTTON) {
            return customId == null ? Optional.empty() : parsed(body, channelId, customId, List.of());
        }
        if (command.name() == null
                || command.options() == null
                || command.options().isEmpty()) {
            return Optional.empty();
        }
        InteractionBody.Option sub = command.options().getFirst();
        return parsed(
                body, channelId, command.name() + " " + sub.name(), sub.options() == null ? List.of() : sub.options());
    }

    private static Optional<ParsedCommand> parsed(
            InteractionBody body, String channelId, String path, List<InteractionBody.Option> options) {
        return body.who()
                .map(user -> new ParsedCommand(
                        body.id(),
                        path,
                        options,
                        new Actor(user.id(), administers(body.member())),
                        body.guildId(),
                        channelId,
                        body.locale()));
    }

    /** Returns the texts in the user's language. */
    Texts texts() {
        return Texts.in(locale);
    }

    /** Returns the option that the user is typing. */
    Optional<InteractionBody.Option> focused() {
        return options.stream()
                .filter(option -> Boolean.TRUE.equals(option.focused()))
                .findFirst();
    }

    /** Returns whether the member is an admin of the guild. Admins have the rights of game masters in its channels. */
    private static boolean administers(InteractionBody.@Nullable Member member) {
        String bits = member == null ? null : member.permissions();
        return bits != null
                && BITS.matcher(bits).matches()
                && new BigInteger(bits).and(GUILD_ADMIN).signum() != 0;
    }

    /** Returns the user as the actor of the command's one idempotent write. */
    Actor idempotentActor() {
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

    boolean flag(String option) {
        return options.stream()
                .anyMatch(candidate -> candidate.name().equals(option) && Boolean.TRUE.equals(candidate.value()));
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
