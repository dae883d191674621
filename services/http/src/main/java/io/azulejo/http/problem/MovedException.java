package io.azulejo.http.problem;

import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpException;
import io.helidon.http.Status;

/** Permanent redirect: 301. An exception, because it ends the request. */
public final class MovedException extends HttpException {
    private static final long serialVersionUID = 1L;

    public MovedException(String location) {
        super("Moved to " + location, Status.MOVED_PERMANENTLY_301);
        header(HeaderValues.create(HeaderNames.LOCATION, location));
    }
}
