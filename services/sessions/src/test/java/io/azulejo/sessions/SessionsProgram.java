package io.azulejo.sessions;

import io.azulejo.sessions.rules.Responder;
import io.azulejo.sessions.rules.SessionPolicy;
import io.azulejo.testing.kill.ServedProgram;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.host.Host;
import io.azulejo.web.host.HostOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.token.JwtVerifier;
import io.azulejo.web.token.SigningKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The sessions in a process that will be killed: with leases so short that the next one soon takes a job over. */
public final class SessionsProgram implements ServedProgram {
    static final String ISSUER = "identity";
    static final String TABLE = "sessions";
    private static final String IDLE = "idle";

    /** The keys that sign the tokens of whoever calls. */
    static SigningKeys keys(Path folder) {
        return SigningKeys.in(folder.resolve("keys"), InstantSource.system());
    }

    /** How long sessions that are started from the next start of the process on may idle. */
    static void setIdle(Path folder, Duration idle) {
        try {
            Files.writeString(folder.resolve(IDLE), idle.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public URI serve(DynamoDbClient client, Path folder) {
        InstantSource clock = InstantSource.system();
        SessionsOptions defaults = SessionsOptions.defaults();
        SessionsOptions options = new SessionsOptions(
                clock,
                ToolkitOptions.defaults().variables(Map.of("SESSIONS_TABLE", TABLE)),
                policy(idle(folder)),
                Responder.scripted(),
                defaults.discord(),
                Duration.ofMillis(50),
                new JobOptions(Duration.ofMillis(300), Duration.ofMillis(50), 100, Duration.ofDays(7)));
        Sessions service = new Sessions(client, JwtVerifier.local(ISSUER, TABLE, keys(folder), clock), options);
        service.createTables();
        return Host.start(HostOptions.defaults().withPort(0).withRates(Map.of()), List.of(service))
                .uri();
    }

    private static SessionPolicy policy(Duration idle) {
        SessionPolicy policy = SessionPolicy.defaults();
        return new SessionPolicy(
                idle,
                policy.length(),
                policy.longest(),
                policy.keptAfter(),
                policy.history(),
                policy.scope(),
                policy.sharded(),
                policy.listedByStatus());
    }

    private static Duration idle(Path folder) {
        try {
            return Duration.parse(Files.readString(folder.resolve(IDLE)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
