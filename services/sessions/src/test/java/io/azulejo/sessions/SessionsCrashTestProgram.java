package io.azulejo.sessions;

import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.auth.token.SigningKeys;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.sessions.domain.Responder;
import io.azulejo.sessions.domain.SessionPolicy;
import io.azulejo.testing.crash.CrashTestProgram;
import io.azulejo.toolkit.ToolkitOptions;
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

/** Service process for crash tests. Its leases are so short that the next process soon takes over jobs. */
public final class SessionsCrashTestProgram implements CrashTestProgram {
    static final String ISSUER = "identity";
    static final String TABLE = "sessions";
    private static final String IDLE = "idle";

    /** Returns the keys that sign callers' tokens. */
    static SigningKeys keys(Path folder) {
        return SigningKeys.in(folder.resolve("keys"), InstantSource.system());
    }

    /** Sets the idle timeout of sessions that are started after the next start of the process. */
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
