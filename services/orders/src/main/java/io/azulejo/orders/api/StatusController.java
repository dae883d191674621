package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.orders.rules.OrderCommands;
import io.azulejo.orders.rules.OrderTarget;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}")
final class StatusController {
    private final OrderCommands commands;
    private final Answers answers;

    StatusController(OrderCommands commands, Answers answers) {
        this.commands = commands;
        this.answers = answers;
    }

    /** Confirms a pending order that is paid for; stock is reserved for its lines. */
    @Post("/confirm")
    @Produces(statusCode = 200)
    OrderView confirm(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.confirm(target), request, response);
    }

    /** Cancels an order that is not yet picked; what was reserved is free again. */
    @Post("/cancel")
    @Produces(statusCode = 200)
    OrderView cancel(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.cancel(target, body.reason()), request, response);
    }

    /** Notes that a picked order is invoiced. */
    @Post("/invoice")
    @Produces(statusCode = 200)
    OrderView invoice(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.invoice(target), request, response);
    }

    /** Sends an invoiced order whose lines are packed. */
    @Post("/ship")
    @Produces(statusCode = 200)
    OrderView ship(String cnpj, String orderId, ShipBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.ship(target, body.trackingCode()), request, response);
    }

    /** Notes that a shipped order has arrived. */
    @Post("/deliver")
    @Produces(statusCode = 200)
    OrderView deliver(String cnpj, String orderId, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.deliver(target), request, response);
    }

    /** Notes that a shipped order is lost. */
    @Post("/lose")
    @Produces(statusCode = 200)
    OrderView lose(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.lose(target, body.reason()), request, response);
    }

    /** Takes a delivered order back; its goods are in stock again. */
    @Post("/return")
    @Produces(statusCode = 200)
    OrderView giveBack(String cnpj, String orderId, ReasonBody body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(commands.giveBack(target, body.reason()), request, response);
    }

    /** Why. */
    @Json
    @Valid
    record ReasonBody(@NotBlank String reason) {}

    /** How the goods can be followed on their way. */
    @Json
    record ShipBody(@Nullable String trackingCode) {}
}
