package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Ids;
import io.helidon.common.parameters.Parameters;
import io.helidon.http.Method;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/**
 * Checks of every request to a service, before its route: path values that no key can hold name nothing, and a strict
 * service refuses query parameters that the route does not have.
 *
 * @param queryParameters the known parameters and their types, by method and path pattern; a missing operation is not
 *     checked
 */
record RequestRules(Map<String, SortedMap<String, String>> queryParameters) {
    /** Rules of routes without known parameters. */
    static final RequestRules NONE = new RequestRules(Map.of());

    private static final Set<String> BOOLEAN = Set.of("true", "false");

    void check(Method method, String pattern, ServerRequest request) {
        Parameters path = request.path().pathParameters();
        for (String name : path.names()) {
            if (!Ids.fitsKey(path.get(name))) {
                throw ProblemException.of(ProblemType.NOT_FOUND, "Nothing has an identifier as long as this " + name);
            }
        }
        SortedMap<String, String> known = queryParameters.get(method.text() + " " + pattern);
        if (known != null && !request.query().isEmpty()) {
            for (String name : request.query().names()) {
                String type = known.get(name);
                if (name.equals(StreamTickets.PARAMETER) || name.equals(LastEventId.PARAMETER)) {
                    continue; // they stand for headers of a request for events
                }
                if (type == null) {
                    throw ProblemException.badParameter(
                            name,
                            known.isEmpty()
                                    ? "is unknown: this route has no parameters"
                                    : "is unknown: this route has " + String.join(", ", known.keySet()));
                }
                // Anything but true would be read as false.
                if (type.equals("boolean") && !BOOLEAN.contains(request.query().get(name))) {
                    throw ProblemException.badParameter(name, "must be one of true, false");
                }
            }
        }
    }
}
