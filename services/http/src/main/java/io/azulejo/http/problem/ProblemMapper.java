package io.azulejo.http.problem;

import io.avaje.http.api.InvalidTypeArgumentException;
import io.avaje.http.api.ValidationException;
import io.avaje.json.JsonException;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.ContentionException;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.error.MissingReferenceException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.ToolkitException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.helidon.http.HttpException;
import java.time.DateTimeException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Mapping from exceptions to problems. The only place that decides it. */
final class ProblemMapper {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemMapper.class);

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
            case ToolkitException refused -> ofToolkit(refused);
            default -> internal(failure);
        };
    }

    private static ProblemException ofToolkit(ToolkitException refused) {
        return switch (refused) {
            case InvalidCursorException e -> ProblemException.badParameter("cursor", text(e));
            case NotFoundException e -> ProblemException.of(ProblemType.NOT_FOUND, text(e));
            case UniqueViolationException e -> ProblemException.taken(e.component());
            case AlreadyExistsException e -> ProblemException.conflict(text(e));
            case ConditionFailedException e -> ProblemException.conflict(text(e));
            case ContentionException e -> ProblemException.conflict("Too many concurrent changes: try again");
            case VersionConflictException e ->
                ProblemException.of(ProblemType.PRECONDITION_FAILED, "The resource has changed since you read it");
            case UnreadableItemException e -> {
                LOG.warn("A stored item cannot be read", e);
                yield ProblemException.of(
                        ProblemType.NOT_FOUND, "The stored item cannot be read: another application wrote it");
            }
            case MissingReferenceException e -> ProblemException.of(ProblemType.INVALID, text(e));
            default -> internal(refused);
        };
    }

    private static ProblemException ofServer(HttpException http) {
        ProblemType type = ProblemType.ofStatus(http.status().code());
        if (type == ProblemType.INTERNAL) {
            return internal(http);
        }
        return ProblemException.of(type, type == ProblemType.NOT_FOUND ? "No route matches this path" : text(http));
    }

    private static ProblemException internal(Throwable failure) {
        LOG.error("Request failed", failure);
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
