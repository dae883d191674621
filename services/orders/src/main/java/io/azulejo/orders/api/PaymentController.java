package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.azulejo.orders.rules.PaymentDraft;
import io.azulejo.orders.rules.Payments;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/payments")
final class PaymentController {
    private final Payments payments;
    private final Answers answers;

    PaymentController(Payments payments, Answers answers) {
        this.payments = payments;
        this.answers = answers;
    }

    /** Adds a payment to a pending order; several by one method are kept together. */
    @Post
    OrderView record(String cnpj, String orderId, PaymentDraft body, ServerRequest request, ServerResponse response) {
        return answers.order(payments.record(Answers.tenant(request, cnpj), orderId, body), request, response);
    }

    /** Takes money that was promised. */
    @Post("/{method}/{transaction}/capture")
    @Produces(statusCode = 200)
    OrderView capture(
            String cnpj,
            String orderId,
            String method,
            String transaction,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                payments.capture(Answers.tenant(request, cnpj), orderId, method, transaction), request, response);
    }

    /** Notes that money that was promised does not come. */
    @Post("/{method}/{transaction}/fail")
    @Produces(statusCode = 200)
    OrderView fail(
            String cnpj,
            String orderId,
            String method,
            String transaction,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                payments.fail(Answers.tenant(request, cnpj), orderId, method, transaction), request, response);
    }

    /** Gives money back, all of it or a part. */
    @Post("/{method}/{transaction}/refund")
    @Produces(statusCode = 200)
    OrderView refund(
            String cnpj,
            String orderId,
            String method,
            String transaction,
            RefundBody body,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                payments.refund(Answers.tenant(request, cnpj), orderId, method, transaction, body.amount()),
                request,
                response);
    }

    /** How much goes back; all that is left if missing. */
    @Json
    record RefundBody(@Nullable BigDecimal amount) {}
}
