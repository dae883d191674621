package io.azulejo.http.problem;

import io.avaje.http.api.InvalidTypeArgumentException;
import io.avaje.http.api.ValidationException;
import io.avaje.json.JsonException;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.ToolkitException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.HttpException;
import io.helidon.http.RequestException;
import java.time.DateTimeException;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.awscore.exception.AwsServiceException;

/** Mapping from exceptions to problems. The only place that decides it. */
final class ProblemMapper {
    /** Status of a store whose disk is full. SDKs do not retry it. */
    private static final int STORE_FULL = 507;

    /** The store tries to write again at least every ten seconds. */
    private static final String STORE_RETRY_SECONDS = "10";

    private final FailureLog failures = new FailureLog(InstantSource.system());

    ProblemException map(Throwable failure) {
        return switch (failure) {
            case ProblemException problem -> problem;
            case ValidationException invalid -> ProblemException.invalid(fields(invalid));
            case JsonException unreadable ->
                ProblemException.of(ProblemType.BAD_REQUEST, "The body is not the expected JSON: " + text(unreadable));
            case InvalidTypeArgumentException unreadable ->
                ProblemException.of(ProblemType.BAD_REQUEST, "A parameter cannot be read: " + text(unreadable));
            case DateTimeException unreadable ->
                ProblemException.of(ProblemType.BAD_REQUEST, "A time cannot be read: " + text(unreadable));
            case HttpException http -> ofServer(http);
            case RequestException unreadable -> ofConnection(unreadable);
            case DataReader.InsufficientDataAvailableException cut ->
                ofConnection(ProblemType.BAD_REQUEST, "The body is cut off");
            case ToolkitException refused -> ofToolkit(refused);
            case AwsServiceException refused when refused.statusCode() == STORE_FULL -> ofFullStore(refused);
            default -> internal(failure);
        };
    }

    /** Returns the problem of a store without room. It takes writes again by itself when there is room. */
    private ProblemException ofFullStore(AwsServiceException refused) {
        failures.log(refused);
        return ProblemException.of(
                ProblemType.UNAVAILABLE,
                "The store has no room for writes; reads still work. Nothing was changed",
                Map.of("Retry-After", STORE_RETRY_SECONDS));
    }

    private ProblemException ofToolkit(ToolkitException refused) {
        return switch (refused) {
            case InvalidCursorException e -> ProblemException.badParameter("cursor", text(e));
            case NotFoundException e -> ProblemException.of(ProblemType.NOT_FOUND, "The resource no longer exists");
            case UniqueViolationException e -> ProblemException.taken(e.component());
            case AlreadyExistsException e -> ProblemException.conflict(text(e));
            case ConditionFailedException e -> ProblemException.conflict(text(e));
            case ContentionException e -> ProblemException.conflict("Too many concurrent changes: try again");
            case VersionConflictException e ->
                ProblemException.of(ProblemType.PRECONDITION_FAILED, "The resource has changed since you read it");
            case UnreadableItemException e -> {
                failures.log(e);
                yield ProblemException.of(
                        ProblemType.NOT_FOUND, "The stored item cannot be read: another application wrote it");
            }
            case IncompleteAggregateException e -> {
                failures.log(e);
                yield ProblemException.of(
                        ProblemType.NOT_FOUND, "The stored items are incomplete: another application wrote them");
            }
            case MissingReferenceException e -> ProblemException.of(ProblemType.INVALID, text(e));
            default -> internal(refused);
        };
    }

    private ProblemException ofServer(HttpException http) {
        ProblemType type = ProblemType.ofStatus(http.status().code());
        if (type == ProblemType.INTERNAL) {
            return internal(http);
        }
        return ProblemException.of(type, type == ProblemType.NOT_FOUND ? "No route matches this path" : text(http));
    }

    /** Returns the problem of bytes that are not HTTP; what follows them cannot be read either. */
    private ProblemException ofConnection(RequestException unreadable) {
        ProblemType type = ProblemType.ofStatus(unreadable.status().code());
        return type == ProblemType.INTERNAL ? internal(unreadable) : ofConnection(type, text(unreadable));
    }

    private static ProblemException ofConnection(ProblemType type, String detail) {
        return ProblemException.of(type, detail, Map.of("Connection", "close"));
    }

    private ProblemException internal(Throwable failure) {
        failures.log(failure);
        return ProblemException.of(ProblemType.INTERNAL, "The failure is logged under this request's id");
    }

    private static List<FieldError> fields(ValidationException invalid) {
        return invalid.getErrors().stream()
                .map(violation -> new FieldError(violation.getPath(), violation.getMessage()))
                .toList();
    }

    private static String text(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
