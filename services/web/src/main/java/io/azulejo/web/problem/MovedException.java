package io.azulejo.web.problem;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpException;
import io.helidon.http.Status;

/** What was asked for is somewhere else for good: 301. No failure, but it ends a request as one does. */
public final class MovedException extends HttpException {
    private static final long serialVersionUID = 1L;

    public MovedException(String location) {
        super("Moved to " + location, Status.MOVED_PERMANENTLY_301);
        header(HeaderValues.create(HeaderNames.LOCATION, location));
    }
}
