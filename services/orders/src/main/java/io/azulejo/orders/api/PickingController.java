package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.azulejo.orders.rules.Picking;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Controller
@Path("/orders/companies/{cnpj}/picking")
final class PickingController {
    private final Picking picking;
    private final Answers answers;

    PickingController(Picking picking, Answers answers) {
        this.picking = picking;
        this.answers = answers;
    }

    /**
     * What can be picked now, the most urgent first, then by due day, then along the shelves.
     *
     * @param warehouse the company's own if missing
     */
    @Get("/queue")
    PageBody<LineView> queue(
            String cnpj,
            @QueryParam @Nullable String warehouse,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = Answers.tenant(request, cnpj);
        Labels.In labels = answers.labels(request);
        return PageBody.of(
                picking.queue(tenant, warehouse, tenant.scoped(PageQuery.of(limit, cursor))),
                line -> LineView.of(line, labels));
    }

    /** Claims the first line of the queue. */
    @Post("/claims")
    LineView claimNext(String cnpj, @QueryParam @Nullable String warehouse, ServerRequest request) {
        Labels.In labels = answers.labels(request);
        return picking.claimNext(Answers.tenant(request, cnpj), warehouse)
                .map(line -> LineView.of(line, labels))
                .orElseThrow(() -> ProblemException.of(ProblemType.NOT_FOUND, "There is nothing to pick"));
    }

    /** Gives lines back to the queue whose pickers' time is over. */
    @Post("/sweeps")
    @Produces(statusCode = 200)
    Map<String, Integer> sweep(String cnpj, @QueryParam @Nullable String warehouse, ServerRequest request) {
        return Map.of("released", picking.sweep(Answers.tenant(request, cnpj), warehouse));
    }
}
