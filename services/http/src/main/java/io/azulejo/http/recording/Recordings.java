package io.azulejo.http.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;

/**
 * Recent recordings by request id, in memory. Each is returned once. The client chooses the id at random, so that nobody
 * else can ask for it. Thread-safe.
 */
public final class Recordings {
    private static final int MAX_KEPT = 1_000;
    private static final Duration KEPT_FOR = Duration.ofMinutes(1);

    private final Cache<String, Recording> kept = Caffeine.newBuilder()
            .maximumSize(MAX_KEPT)
            .expireAfterWrite(KEPT_FOR)
            .build();

    /** Starts a recording. It can be taken before the request ends, because the response is sent before that. */
    public Recording begin(String requestId) {
        Recording recording = new Recording();
        kept.put(requestId, recording);
        return recording;
    }

    /** Returns the calls that a request made and forgets them. */
    public List<RecordedCall> take(String requestId) {
        Recording recording = kept.asMap().remove(requestId);
        return recording == null ? List.of() : recording.calls();
    }
}
