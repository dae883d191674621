package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;

/** Labels of statuses and other codes, in several languages. */
@Controller
@Path("/orders/labels")
final class LabelController {
    private final OrderResponses answers;

    LabelController(OrderResponses answers) {
        this.answers = answers;
    }

    /**
     * Retrieves the labels of all codes. Labels are in Portuguese, English or Spanish, depending on Accept-Language.
     */
    @Get
    Map<String, String> labels(ServerRequest request) {
        return answers.labels(request).all();
    }
}
