package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.orders.domain.OrderCommands;
import io.azulejo.orders.domain.OrderTarget;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Changes of an order's status. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}")
final class StatusController {
    private final OrderCommands commands;
    private final OrderResponses answers;

    StatusController(OrderCommands commands, OrderResponses answers) {
        this.commands = commands;
        this.answers = answers;
    }

    /** Confirms a pending order that is fully paid. Stock is reserved for its lines. Requires the role sales. */
    @Post("/confirm")
    @Produces(statusCode = 200)
    OrderView confirm(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.confirm(target), request, response);
    }

    /** Cancels an order that has not been picked yet. Reserved stock is released. Requires the role sales. */
    @Post("/cancel")
    @Produces(statusCode = 200)
    OrderView cancel(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.cancel(target, body.reason()), request, response);
    }

    /** Marks a picked order as invoiced. Requires the role finance. */
    @Post("/invoice")
    @Produces(statusCode = 200)
    OrderView invoice(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.invoice(target), request, response);
    }

    /** Marks an invoiced order as shipped. All its lines must be packed. Requires the role shipper. */
    @Post("/ship")
    @Produces(statusCode = 200)
    OrderView ship(String cnpj, String orderId, ShipBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.ship(target, body.trackingCode()), request, response);
    }

    /** Marks a shipped order as delivered. Requires the role shipper. */
    @Post("/deliver")
    @Produces(statusCode = 200)
    OrderView deliver(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.deliver(target), request, response);
    }

    /** Marks a shipped order as lost. Requires the role shipper. */
    @Post("/lose")
    @Produces(statusCode = 200)
    OrderView lose(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.lose(target, body.reason()), request, response);
    }

    /** Returns a delivered order. Its goods are restocked. Requires the role sales or stock. */
    @Post("/return")
    @Produces(statusCode = 200)
    OrderView giveBack(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.returnOrder(target, body.reason()), request, response);
    }

    /** Reason for a status change. */
    @Json
    @Valid
    record ReasonBody(@NotBlank String reason) {}

    /** Shipping details. */
    @Json
    record ShipBody(@Nullable String trackingCode) {}
}
