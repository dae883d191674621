package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.Jsonb;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.json.JsonMerge;
import io.azulejo.orders.domain.LineCommands;
import io.azulejo.orders.domain.LineDraft;
import io.azulejo.orders.domain.LineQuantity;
import io.azulejo.orders.domain.OrderEdit;
import io.azulejo.orders.domain.OrderEdit.LineChange;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.Picking;
import io.azulejo.orders.table.LineId;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Lines of an order. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/lines")
final class LineController {
    private final OrderEdit edit;
    private final Picking picking;
    private final LineCommands commands;
    private final Jsonb jsonb;
    private final OrderResponses answers;

    LineController(OrderEdit edit, Picking picking, LineCommands commands, Jsonb jsonb, OrderResponses answers) {
        this.edit = edit;
        this.picking = picking;
        this.commands = commands;
        this.jsonb = jsonb;
        this.answers = answers;
    }

    /**
     * Adds a line to a pending order. If a line with the same product and price exists, its quantity increases instead.
     * Requires the role sales.
     */
    @Post
    OrderView add(String cnpj, String orderId, LineDraft body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(edit.addLine(target, body), request, response);
    }

    /**
     * Replaces the quantity and unit price of a line in a pending order. Requires If-Match with the order's current
     * version.
     */
    @Put("/{line}")
    OrderView replace(
            String cnpj, String orderId, String line, LineChange body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.versionedTarget(request, cnpj, orderId);
        return answers.order(edit.changeLine(target, LineId.of(line), body), request, response);
    }

    /**
     * Updates the quantity or unit price of a line in a pending order by a JSON merge patch: fields that you omit keep
     * their values. Requires If-Match with the order's current version.
     */
    @Patch("/{line}")
    OrderView change(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.versionedTarget(request, cnpj, orderId);
        LineChange current = edit.line(target, LineId.of(line));
        LineChange merged = JsonMerge.apply(request, jsonb, LineChange.class, current);
        return answers.order(edit.changeLine(target, LineId.of(line), merged), request, response);
    }

    /** Removes a line from a pending order. An order keeps at least one line. */
    @Delete("/{line}")
    @Produces(statusCode = 200)
    OrderView remove(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(edit.removeLine(target, LineId.of(line)), request, response);
    }

    /**
     * Claims a line for picking. Until the lease expires, no other picker can claim the line. Requires the role picker.
     */
    @Post("/{line}/claim")
    @Produces(statusCode = 200)
    OrderView claim(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(
                picking.claim(OrderResponses.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Renews the lease on a line that you have claimed. */
    @Post("/{line}/renew")
    @Produces(statusCode = 200)
    OrderView renew(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(
                picking.renew(OrderResponses.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Releases a claimed line. The line returns to the picking queue. Owners can release any claimed line. */
    @Post("/{line}/release")
    @Produces(statusCode = 200)
    OrderView release(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(
                picking.release(OrderResponses.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /** Records how many units of a claimed line were picked. Missing units become a line that waits for stock. */
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
                picking.pick(OrderResponses.tenant(request, cnpj), orderId, LineId.of(line), body.quantity()),
                request,
                response);
    }

    /** Marks a picked line as packed. The order must be picked or invoiced. */
    @Post("/{line}/pack")
    @Produces(statusCode = 200)
    OrderView pack(String cnpj, String orderId, String line, ServerRequest request, ServerResponse response) {
        return answers.order(
                picking.pack(OrderResponses.tenant(request, cnpj), orderId, LineId.of(line)), request, response);
    }

    /**
     * Cancels a line, or a part of it, of a confirmed order that is not invoiced yet. Reserved stock is released, and
     * what was paid beyond the new total is given back. Requires the role sales.
     */
    @Post("/{line}/cancel")
    @Produces(statusCode = 200)
    OrderView cancel(
            String cnpj, String orderId, String line, LineEnd body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(
                commands.cancel(target, new LineQuantity(line, body.quantity()), body.reason()), request, response);
    }

    /**
     * Returns a line, or a part of it, of a delivered order. The goods are restocked and their price, less their share
     * of the discount, is refunded. Requires the role sales or stock.
     */
    @Post("/{line}/return")
    @Produces(statusCode = 200)
    OrderView returnLine(
            String cnpj, String orderId, String line, LineEnd body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(
                commands.returnLine(target, new LineQuantity(line, body.quantity()), body.reason()), request, response);
    }

    /**
     * Reason for the cancellation or return of a line.
     *
     * @param quantity units concerned; the whole line if omitted
     */
    @Json
    @Valid
    record LineEnd(@NotBlank String reason, @Nullable Long quantity) {}

    /** Quantity that a picker has found. */
    @Json
    @Valid
    record QuantityBody(Long quantity) {}
}
