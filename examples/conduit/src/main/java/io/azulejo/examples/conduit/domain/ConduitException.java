package io.azulejo.examples.conduit.domain;

import java.util.List;
import java.util.Map;

/** Refusal of a request, with the messages for each field or resource. */
public final class ConduitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Reasons of a refusal, with the HTTP status. */
    public enum Reason {
        UNAUTHENTICATED(401),
        FORBIDDEN(403),
        NOT_FOUND(404),
        TAKEN(409),
        INVALID(422);

        private final int status;

        Reason(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    private final Reason reason;
    private final transient Map<String, List<String>> errors;

    public ConduitException(Reason reason, Map<String, List<String>> errors) {
        super(reason + " " + errors);
        this.reason = reason;
        this.errors = Map.copyOf(errors);
    }

    public static ConduitException of(Reason reason, String subject, String message) {
        return new ConduitException(reason, Map.of(subject, List.of(message)));
    }

    public static ConduitException notFound(String resource) {
        return of(Reason.NOT_FOUND, resource, "not found");
    }

    public static ConduitException forbidden(String resource) {
        return of(Reason.FORBIDDEN, resource, "forbidden");
    }

    public Reason reason() {
        return reason;
    }

    public Map<String, List<String>> errors() {
        return errors;
    }
}
