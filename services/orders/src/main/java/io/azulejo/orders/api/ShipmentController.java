package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.azulejo.orders.rules.OrderEdit;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.ProblemException;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.DateTimeException;
import java.time.LocalDate;

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
    OrderView add(String cnpj, String orderId, ShipmentBody body, ServerRequest request, ServerResponse response) {
        return answers.order(
                edit.addShipment(Answers.tenant(request, cnpj), orderId, body.draft(), ETag.expected(request)),
                request,
                response);
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
            ShipmentBody body,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                edit.moveShipment(
                        Answers.tenant(request, cnpj),
                        orderId,
                        city,
                        new DeliverySlot(day(date), number),
                        body.draft(),
                        ETag.required(request)),
                request,
                response);
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            throw ProblemException.badParameter("date", "must be a day such as 2023-10-03");
        }
    }
}
