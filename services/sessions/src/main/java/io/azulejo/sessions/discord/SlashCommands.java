package io.azulejo.sessions.discord;

import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.number;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.optionalText;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.subcommand;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.text;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.stream.Collectors;

/** The slash commands, as Discord has to be told of them once. */
public final class SlashCommands {
    private SlashCommands() {}

    static List<CommandDefinition> definitions() {
        return List.of(
                CommandDefinition.of(
                        "session",
                        "Role-playing sessions",
                        subcommand("start", "Start a session in this channel", text("title", "What it is called", 100)),
                        subcommand("pause", "Interrupt the session of this channel"),
                        subcommand("resume", "Go on with the session of this channel"),
                        subcommand("end", "End the session of this channel"),
                        subcommand("list", "List your latest sessions")),
                CommandDefinition.of(
                        "npc",
                        "Characters of the session of this channel",
                        subcommand(
                                "add",
                                "Add an NPC, or several alike",
                                text("name", "What it is called", 80),
                                optionalText("description", "What everybody sees of it", 1000),
                                optionalText("line", "What it answers", 1000),
                                number("count", "How many", 1, 90)),
                        subcommand(
                                "talk",
                                "Say something to an NPC",
                                text("npc", "Its name or id", 128),
                                text("text", "What you say", 1500)),
                        subcommand("list", "List the NPCs"),
                        subcommand("remove", "Remove an NPC", text("npc", "Its name or id", 128))));
    }

    /** The JSON that is put to Discord's {@code /applications/<id>/commands}, a line for each command. */
    public static String json() {
        JsonType<CommandDefinition> json = Jsonb.instance().type(CommandDefinition.class);
        return definitions().stream().map(json::toJson).collect(Collectors.joining(",\n", "[\n", "\n]"));
    }
}
