package io.azulejo.sessions;

import io.azulejo.patterns.job.JobOptions;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Settings of the sessions service.
 *
 * @param table toolkit settings, such as the table's name and the cursor keys
 * @param policy limits and listing of sessions
 * @param responder source of NPC answers
 * @param sweepEvery interval at which sessions beyond a limit are closed
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
