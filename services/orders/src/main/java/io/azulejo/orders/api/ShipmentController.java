package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.azulejo.http.text.Parameters;
import io.azulejo.orders.domain.OrderEdit;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.ShipmentDraft;
import io.azulejo.orders.table.DeliverySlot;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Shipments of an order. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/shipments")
final class ShipmentController {
    private final OrderEdit edit;
    private final OrderResponses answers;

    ShipmentController(OrderEdit edit, OrderResponses answers) {
        this.edit = edit;
        this.answers = answers;
    }

    /** Adds a shipment to a pending order. Requires the role sales. */
    @Post
    OrderView add(String cnpj, String orderId, ShipmentDraft body, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(edit.addShipment(target, body), request, response);
    }

    /**
     * Updates a shipment of a pending order. City and delivery date can change too. Requires If-Match with the order's
     * current version.
     *
     * @param city current city of the shipment
     * @param date current expected delivery date of the shipment
     * @param number 1, or a higher number if several shipments go to the same city on the same day
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
        OrderTarget target = OrderResponses.versionedTarget(request, cnpj, orderId);
        DeliverySlot slot = new DeliverySlot(Parameters.day("date", date), number);
        return answers.order(edit.moveShipment(target, city, slot, body), request, response);
    }
}
