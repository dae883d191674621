package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.http.text.Elements;
import io.azulejo.http.text.Parameters;
import io.azulejo.orders.domain.LineQuantity;
import io.azulejo.orders.domain.OrderEdit;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.ShipmentCommands;
import io.azulejo.orders.domain.ShipmentDraft;
import io.azulejo.orders.table.DeliverySlot;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shipments of an order. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/shipments")
final class ShipmentController {
    private final OrderEdit edit;
    private final ShipmentCommands commands;
    private final OrderResponses answers;

    ShipmentController(OrderEdit edit, ShipmentCommands commands, OrderResponses answers) {
        this.edit = edit;
        this.commands = commands;
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

    /**
     * Updates a shipment of a pending order by its id, which stays the same. City and delivery date can change too.
     * Requires If-Match with the order's current version.
     */
    @Put("/{shipmentId}")
    OrderView change(
            String cnpj,
            String orderId,
            String shipmentId,
            ShipmentDraft body,
            ServerRequest request,
            ServerResponse response) {
        OrderTarget target = OrderResponses.versionedTarget(request, cnpj, orderId);
        return answers.order(edit.moveShipment(target, shipmentId, body), request, response);
    }

    /**
     * Ships lines of an invoiced order with this shipment. If you name no lines, all packed lines are shipped. The order
     * is shipped when its last line is. Requires the role shipper.
     */
    @Post("/{shipmentId}/ship")
    @Produces(statusCode = 200)
    OrderView ship(
            String cnpj,
            String orderId,
            String shipmentId,
            ShipmentRequest body,
            ServerRequest request,
            ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.ship(target, shipmentId, body.trackingCode(), body.named()), request, response);
    }

    /**
     * Marks a shipment as delivered. The order is delivered when its last shipment is. Requires the role shipper.
     */
    @Post("/{shipmentId}/deliver")
    @Produces(statusCode = 200)
    OrderView deliver(String cnpj, String orderId, String shipmentId, ServerRequest request, ServerResponse response) {
        OrderTarget target = OrderResponses.target(request, cnpj, orderId);
        return answers.order(commands.deliver(target, shipmentId), request, response);
    }

    /**
     * Goods that go with a shipment.
     *
     * @param lines lines to ship; all packed lines if omitted
     */
    @Json
    record ShipmentRequest(
            @Nullable String trackingCode, @Nullable List<LineQuantity> lines) {

        List<LineQuantity> named() {
            return Elements.required("lines", lines);
        }
    }
}
