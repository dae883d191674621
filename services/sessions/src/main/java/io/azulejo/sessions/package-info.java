/** Role-playing sessions service for a Discord bot, on one table. */
@ApiInfo(title = "Sessions", description = "Role-playing sessions with their users, NPCs and messages.")
@InjectModule(
        name = "Sessions",
        requires = {
            SessionsTable.class,
            SessionPolicy.class,
            Responder.class,
            DiscordOptions.class,
            Idempotency.class,
            MeterRegistry.class,
            InstantSource.class,
            JobOptions.class,
            Jsonb.class,
            SessionsOptions.class
        })
@NullMarked
package io.azulejo.sessions;

import io.avaje.inject.InjectModule;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.sessions.discord.DiscordOptions;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.sessions.table.SessionsTable;
import io.micrometer.core.instrument.MeterRegistry;
import io.azulejo.http.openapi.ApiInfo;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
