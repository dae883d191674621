package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.orders.rules.LineDraft;
import io.azulejo.orders.rules.OrderEdit;
import io.azulejo.orders.rules.OrderTarget;
import io.azulejo.orders.rules.Picking;
import io.azulejo.orders.table.LineId;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

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
    OrderView add(String cnpj, String orderId, LineDraft body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(edit.addLine(target, body), request, response);
    }

    /** Changes quantity or price of a line of a pending order. */
    @Put("/{line}")
    OrderView change(
            String cnpj, String orderId, String line, LineChange body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.targetAsRead(request, cnpj, orderId);
        return answers.order(
                edit.changeLine(target, LineId.of(line), body.quantity(), body.unitPrice()), request, response);
    }

    /** Removes a line of a pending order. */
    @Delete("/{line}")
    @Produces(statusCode = 200)
    OrderView remove(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(edit.removeLine(target, LineId.of(line)), request, response);
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

    /** What is to be different about a line; what is missing stays. */
    @Json
    record LineChange(@Nullable Long quantity, @Nullable BigDecimal unitPrice) {}

    /** How many a picker has found. */
    @Json
    @Valid
    record QuantityBody(long quantity) {}
}
