package io.azulejo.http.problem;

import java.util.List;
import java.util.Map;

/** Failure that is reported to the client. Domain code throws it; {@link ProblemHandlers} turns it into a response. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ProblemType type;
    private final transient List<FieldError> errors;
    private final transient Map<String, String> headers;

    private ProblemException(ProblemType type, String detail, List<FieldError> errors, Map<String, String> headers) {
        super(detail);
        this.type = type;
        this.errors = List.copyOf(errors);
        this.headers = Map.copyOf(headers);
    }

    public static ProblemException of(ProblemType type, String detail) {
        return new ProblemException(type, detail, List.of(), Map.of());
    }

    /** Returns a problem with response headers, such as {@code Retry-After}. */
    public static ProblemException of(ProblemType type, String detail, Map<String, String> headers) {
        return new ProblemException(type, detail, List.of(), headers);
    }

    /** Returns the problem of an invalid field in the body: 422. */
    public static ProblemException invalid(String field, String reason) {
        return invalid(List.of(new FieldError(field, reason)));
    }

    public static ProblemException invalid(List<FieldError> errors) {
        return new ProblemException(ProblemType.INVALID, describe(errors), errors, Map.of());
    }

    /** Returns the problem of an unreadable parameter: 400. */
    public static ProblemException badParameter(String name, String reason) {
        List<FieldError> errors = List.of(new FieldError(name, reason));
        return new ProblemException(ProblemType.BAD_REQUEST, describe(errors), errors, Map.of());
    }

    public static ProblemException unauthenticated(String detail) {
        return of(ProblemType.UNAUTHENTICATED, detail, Map.of("WWW-Authenticate", "Bearer"));
    }

    public static ProblemException forbidden(String detail) {
        return of(ProblemType.FORBIDDEN, detail);
    }

    public static ProblemException notFound(String what, String id) {
        return of(ProblemType.NOT_FOUND, "There is no " + what + " " + id);
    }

    public static ProblemException conflict(String detail) {
        return of(ProblemType.CONFLICT, detail);
    }

    /** Returns the problem of a unique value that is already in use: 409. */
    public static ProblemException taken(String field) {
        List<FieldError> errors = List.of(new FieldError(field, "is taken"));
        return new ProblemException(ProblemType.CONFLICT, describe(errors), errors, Map.of());
    }

    public ProblemType type() {
        return type;
    }

    public List<FieldError> errors() {
        return errors;
    }

    /** Returns the response headers of the problem. */
    public Map<String, String> headers() {
        return headers;
    }

    private static String describe(List<FieldError> errors) {
        return String.join(
                "; ", errors.stream().map(e -> e.field() + " " + e.reason()).toList());
    }
}
