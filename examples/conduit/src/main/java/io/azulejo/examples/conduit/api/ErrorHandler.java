package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.domain.ConduitException;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Handler that turns exceptions into the error format of the specification. */
@RestControllerAdvice
final class ErrorHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ErrorHandler.class);
    private static final int INVALID = ConduitException.Reason.INVALID.status();

    /** Body of every error. */
    record Errors(Map<String, List<String>> errors) {
        static Errors of(String subject, String message) {
            return new Errors(Map.of(subject, List.of(message)));
        }
    }

    @ExceptionHandler
    ResponseEntity<Errors> refused(ConduitException e) {
        return ResponseEntity.status(e.reason().status()).body(new Errors(e.errors()));
    }

    @ExceptionHandler
    ResponseEntity<Errors> notJson(HttpMessageNotReadableException e) {
        return ResponseEntity.status(INVALID).body(Errors.of("body", "is not a JSON object"));
    }

    @ExceptionHandler
    ResponseEntity<Errors> notANumber(MethodArgumentTypeMismatchException e) {
        return ResponseEntity.status(INVALID).body(Errors.of(e.getName(), "is not a number"));
    }

    @ExceptionHandler
    ResponseEntity<Errors> other(Exception e) {
        if (e instanceof ErrorResponse known) {
            return ResponseEntity.status(known.getStatusCode())
                    .headers(known.getHeaders())
                    .body(Errors.of("request", String.valueOf(known.getBody().getDetail())));
        }
        LOG.error("A request failed", e);
        return ResponseEntity.internalServerError().body(Errors.of("server", "failed"));
    }
}
