package io.azulejo.sessions.discord;

import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.flag;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.number;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.optionalText;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.subcommand;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.suggested;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.text;
import static io.azulejo.sessions.discord.CommandDefinition.OptionDefinition.user;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.stream.Collectors;

/** Definitions of the slash commands to register with Discord. */
public final class SlashCommands {
    private SlashCommands() {}

    static List<CommandDefinition> definitions() {
        return List.of(
                CommandDefinition.of(
                        "session",
                        "Role-playing sessions",
                        subcommand(
                                "start",
                                "Start a session in this channel",
                                text("title", "Session title", 100),
                                flag("private", "Whether players need an invitation")),
                        subcommand("pause", "Pause the session of this channel"),
                        subcommand("resume", "Resume the session of this channel"),
                        subcommand("end", "End the session of this channel"),
                        subcommand("list", "List your latest sessions"),
                        subcommand(
                                "invite",
                                "Invite somebody to the session of this channel",
                                user("user", "Whom to invite")),
                        subcommand(
                                "link",
                                "Link your Discord user to your account",
                                text("code", "Code that your account shows", 8))),
                CommandDefinition.of(
                        "npc",
                        "NPCs of the session of this channel",
                        subcommand(
                                "add",
                                "Add one or more NPCs",
                                text("name", "Name of the NPC", 80),
                                optionalText("description", "Description that everybody sees", 1000),
                                optionalText("line", "Line that the NPC answers with", 1000),
                                number("count", "Number of NPCs", 1, 90)),
                        subcommand(
                                "talk",
                                "Say something to an NPC",
                                suggested("npc", "Name of the NPC", 128),
                                text("text", "Your message", 1500)),
                        subcommand(
                                "say",
                                "Say something as an NPC",
                                suggested("npc", "Name of the NPC", 128),
                                text("text", "What the NPC says", 1500)),
                        subcommand("list", "List the NPCs"),
                        subcommand("remove", "Remove an NPC", suggested("npc", "Name of the NPC", 128))));
    }

    /** Returns the JSON for a PUT to Discord's {@code /applications/<id>/commands}, one line per command. */
    public static String json() {
        JsonType<CommandDefinition> json = Jsonb.instance().type(CommandDefinition.class);
        return definitions().stream().map(json::toJson).collect(Collectors.joining(",\n", "[\n", "\n]"));
    }
}
