package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.azulejo.orders.rules.OrderEdit;
import io.azulejo.orders.rules.OrderTarget;
import io.azulejo.orders.rules.ShipmentDraft;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.web.text.Parameters;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/shipments")
final class ShipmentController {
    private final OrderEdit edit;
    private final Answers answers;

    ShipmentController(OrderEdit edit, Answers answers) {
        this.edit = edit;
        this.answers = answers;
    }

    /** Adds a shipment to a pending order. */
    @Post
    OrderView add(String cnpj, String orderId, ShipmentDraft body, ServerRequest request, ServerResponse response) {
        OrderTarget target = Answers.target(request, cnpj, orderId);
        return answers.order(edit.addShipment(target, body), request, response);
    }

    /**
     * Changes a shipment of a pending order, to another city or day too.
     *
     * @param city as it is now
     * @param date as it is now
     * @param number 1, or more for the second to the same city on the same day
     */
    @Put("/{city}/{date}/{number}")
    OrderView move(
            String cnpj,
            String orderId,
            String city,
            String date,
            int number,
            ShipmentDraft body,
            ServerRequest request,
            ServerResponse response) {
        OrderTarget target = Answers.targetAsRead(request, cnpj, orderId);
        DeliverySlot slot = new DeliverySlot(Parameters.day("date", date), number);
        return answers.order(edit.moveShipment(target, city, slot, body), request, response);
    }
}
