package io.azulejo.http.idempotency;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.idempotency.IdempotencyConflictException;
import io.azulejo.patterns.idempotency.IdempotencyConflictException.Reason;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.idempotency.IdempotentExecution;
import io.azulejo.patterns.idempotency.IdempotentExecution.Answers;
import io.azulejo.toolkit.entity.EntityTable;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The {@code Idempotency-Key} header on top of {@link IdempotentExecution}. Thread-safe. */
public final class Idempotency {
    private static final HeaderName HEADER = HeaderNames.create("Idempotency-Key");
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,128}");
    /** No string in an answer of this length is too long to be read again, and an item holds it many times over. */
    private static final int LONGEST_ANSWER = 32_000;

    private final IdempotentExecution execution;
    private final Jsonb jsonb;
    private final boolean answersStored;

    public Idempotency(EntityTable<IdempotencyRecord> table, Jsonb jsonb, InstantSource clock) {
        this(new IdempotentExecution(table, clock), jsonb, true);
    }

    private Idempotency(IdempotentExecution execution, Jsonb jsonb, boolean answersStored) {
        this.execution = execution;
        this.jsonb = jsonb;
        this.answersStored = answersStored;
    }

    /**
     * Returns the same without stored answers, for answers with personal data: a repeated request is answered from what
     * was created, as it is then.
     */
    public Idempotency withoutStoredAnswers() {
        return new Idempotency(execution, jsonb, false);
    }

    /**
     * Carries out the request, unless one with the same key did so before. Without the header it always does.
     *
     * @param work creates what is asked for in a transaction that it runs through the commit
     * @param again answers from the ids of what was created, if the answer of the first request was not stored
     */
    public <T> T once(
            ServerRequest request,
            Caller caller,
            Object body,
            Class<T> type,
            Function<IdempotentCommit, T> work,
            Function<List<String>, T> again) {
        Optional<String> key = request.headers().value(HEADER);
        if (key.isEmpty()) {
            return work.apply(IdempotentCommit.NONE);
        }
        if (!KEY.matcher(key.get()).matches()) {
            throw ProblemException.badParameter("Idempotency-Key", "must be 1 to 128 visible ASCII characters");
        }
        String identity = request.prologue().method().text() + request.path().path() + jsonb.toJson(body);
        try {
            return execution.once(caller.subject(), key.get(), identity, answers(type), work, again);
        } catch (IdempotencyConflictException refused) {
            throw refused.reason() == Reason.KEY_REUSED
                    ? ProblemException.invalid(
                            "Idempotency-Key", refused.reason().message())
                    : ProblemException.conflict(refused.reason().message());
        }
    }

    private <T> Answers<T> answers(Class<T> type) {
        JsonType<T> json = jsonb.type(type);
        return new Answers<>(
                answer -> {
                    if (!answersStored) {
                        return null;
                    }
                    String text = json.toJson(answer);
                    return text.length() <= LONGEST_ANSWER ? text : null;
                },
                json::fromJson);
    }
}
