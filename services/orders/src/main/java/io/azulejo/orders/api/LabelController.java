package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;

@Controller
@Path("/orders/labels")
final class LabelController {
    private final Answers answers;

    LabelController(Answers answers) {
        this.answers = answers;
    }

    /** What the codes are called, in Portuguese, English or Spanish as Accept-Language asks. */
    @Get
    Map<String, String> labels(ServerRequest request) {
        return answers.labels(request).all();
    }
}
