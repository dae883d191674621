package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.orders.domain.Picking;
import io.azulejo.orders.domain.Tenant;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Picking of order lines in the warehouse. */
@Controller
@Path("/orders/companies/{cnpj}/picking")
final class PickingController {
    private final Picking picking;
    private final OrderResponses answers;

    PickingController(Picking picking, OrderResponses answers) {
        this.picking = picking;
        this.answers = answers;
    }

    /**
     * Lists the lines that can be picked now. Lines are sorted by priority, then by due date, then by bin.
     *
     * @param warehouse warehouse to list; defaults to the company's warehouse
     * @param limit maximum number of lines in the page
     * @param cursor position returned with the previous page
     */
    @Get("/queue")
    PageBody<LineView> queue(
            String cnpj,
            @QueryParam @Nullable String warehouse,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        Labels.LocalizedLabels labels = answers.labels(request);
        return PageBody.of(
                picking.queue(tenant, warehouse, tenant.scoped(PageQuery.of(limit, cursor))),
                line -> LineView.of(line, labels));
    }

    /**
     * Claims the first free line of the picking queue. Returns 404 if there is nothing to pick.
     *
     * @param warehouse warehouse to pick from; defaults to the company's warehouse
     */
    @Post("/claims")
    @Answers(never = {ProblemType.CONFLICT, ProblemType.INVALID})
    LineView claimNext(String cnpj, @QueryParam @Nullable String warehouse, ServerRequest request) {
        Labels.LocalizedLabels labels = answers.labels(request);
        return picking.claimNext(OrderResponses.tenant(request, cnpj), warehouse)
                .map(line -> LineView.of(line, labels))
                .orElseThrow(() -> ProblemException.of(ProblemType.NOT_FOUND, "There is nothing to pick"));
    }

    /**
     * Releases all lines whose picking lease has expired. Returns how many lines were released.
     *
     * @param warehouse warehouse to sweep; defaults to the company's warehouse
     */
    @Post("/sweeps")
    @Produces(statusCode = 200)
    @Answers(never = {ProblemType.CONFLICT, ProblemType.INVALID})
    Map<String, Integer> sweep(String cnpj, @QueryParam @Nullable String warehouse, ServerRequest request) {
        return Map.of("released", picking.sweep(OrderResponses.tenant(request, cnpj), warehouse));
    }
}
