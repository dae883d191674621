package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.azulejo.orders.rules.OrderEdit;
import io.azulejo.orders.rules.Picking;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.orders.table.LineId;
import io.azulejo.web.precondition.ETag;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/lines")
final class LineController {
    private final OrderEdit edit;
    private final Picking picking;
    private final Answers answers;

    LineController(OrderEdit edit, Picking picking, Answers answers) {
        this.edit = edit;
        this.picking = picking;
        this.answers = answers;
    }

    /** Adds a line to a pending order, or to the quantity of one of the same product and price. */
    @Post
    OrderView add(String cnpj, String orderId, LineBody body, ServerRequest request, ServerResponse response) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return answers.order(edit.addLine(tenant, orderId, body.draft(), ETag.expected(request)), request, response);
    }

    /** Changes quantity or price of a line of a pending order. */
    @Put("/{line}")
    OrderView change(
            String cnpj, String orderId, String line, LineChange body, ServerRequest request, ServerResponse response) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return answers.order(
                edit.changeLine(
                        tenant, orderId, LineId.of(line), body.quantity(), body.unitPrice(), ETag.required(request)),
                request,
                response);
    }

    /** Removes a line of a pending order. */
    @Delete("/{line}")
    @Produces(statusCode = 200)
    OrderView remove(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        Tenant tenant = Answers.tenant(request, cnpj);
        return answers.order(
                edit.removeLine(tenant, orderId, LineId.of(line), ETag.expected(request)), request, response);
    }

    /** Claims a line for a while; nobody else has it until then. */
    @Post("/{line}/claim")
    @Produces(statusCode = 200)
    OrderView claim(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(picking.claim(Answers.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Holds a claimed line for longer. */
    @Post("/{line}/renew")
    @Produces(statusCode = 200)
    OrderView renew(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(picking.renew(Answers.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Lets a claimed line go. */
    @Post("/{line}/release")
    @Produces(statusCode = 200)
    OrderView release(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(
                picking.release(Answers.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Says how many of a claimed line were found; what is missing waits for stock. */
    @Post("/{line}/pick")
    @Produces(statusCode = 200)
    OrderView pick(
            String cnpj,
            String orderId,
            String line,
            QuantityBody body,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                picking.pick(Answers.tenant(request, cnpj), orderId, LineId.of(line), body.quantity()),
                request,
                response);
    }

    /** Puts a picked line into its box. */
    @Post("/{line}/pack")
    @Produces(statusCode = 200)
    OrderView pack(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(picking.pack(Answers.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }
}
