package io.azulejo.http.problem;

import java.util.Locale;

/** Closed list of problem types, each with its HTTP status. */
public enum ProblemType {
    BAD_REQUEST(400, "The request cannot be read"),
    UNAUTHENTICATED(401, "Sign in first"),
    FORBIDDEN(403, "Not allowed"),
    NOT_FOUND(404, "Not found"),
    METHOD_NOT_ALLOWED(405, "The path does not support this method"),
    CONFLICT(409, "In conflict with the current state"),
    GONE(410, "Gone"),
    PRECONDITION_FAILED(412, "Changed since it was read"),
    TOO_LARGE(413, "Too large"),
    UNSUPPORTED_MEDIA_TYPE(415, "The body has the wrong type"),
    INVALID(422, "Some fields are invalid"),
    PRECONDITION_REQUIRED(428, "If-Match is required"),
    TOO_MANY_REQUESTS(429, "Too many requests"),
    INTERNAL(500, "The server failed"),
    UNAVAILABLE(503, "Try again later");

    private final int status;
    private final String title;

    ProblemType(int status, String title) {
        this.status = status;
        this.title = title;
    }

    public int status() {
        return status;
    }

    public String title() {
        return title;
    }

    public String uri() {
        return "urn:azulejo:problem:" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the type for a status that the web server chose. An unknown status below 500 is a bad request. */
    static ProblemType ofStatus(int status) {
        for (ProblemType type : values()) {
            if (type.status == status) {
                return type;
            }
        }
        return status < 500 ? BAD_REQUEST : INTERNAL;
    }
}
