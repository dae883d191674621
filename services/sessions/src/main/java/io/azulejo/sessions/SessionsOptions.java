package io.azulejo.sessions;

import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.rules.Responder;
import io.azulejo.sessions.rules.SessionPolicy;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.job.JobOptions;
import java.time.Duration;
import java.time.InstantSource;

/**
 * How the sessions run.
 *
 * @param table the design's settings: the table's name, keys of cursors
 * @param policy how long sessions go on and how they are listed
 * @param responder what lets NPCs answer
 * @param sweepEvery how often sessions beyond a limit are looked for
 */
public record SessionsOptions(
        InstantSource clock,
        ToolkitOptions table,
        SessionPolicy policy,
        Responder responder,
        DiscordOptions discord,
        Duration sweepEvery,
        JobOptions jobs) {

    public static SessionsOptions defaults() {
        return new SessionsOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                SessionPolicy.defaults(),
                Responder.scripted(),
                DiscordOptions.defaults(),
                Duration.ofMinutes(1),
                JobOptions.defaults());
    }

    public SessionsOptions withTable(ToolkitOptions other) {
        return new SessionsOptions(clock, other, policy, responder, discord, sweepEvery, jobs);
    }

    public SessionsOptions withDiscord(DiscordOptions other) {
        return new SessionsOptions(clock, table, policy, responder, other, sweepEvery, jobs);
    }
}
