package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.orders.domain.PaymentDraft;
import io.azulejo.orders.domain.Payments;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Payments of an order. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/orders/{orderId}/payments")
final class PaymentController {
    private final Payments payments;
    private final OrderResponses answers;

    PaymentController(Payments payments, OrderResponses answers) {
        this.payments = payments;
        this.answers = answers;
    }

    /**
     * Adds an authorised payment. After confirmation, it may only cover what is missing to the order total. Several
     * payments with the same method share one entry.
     */
    @Post
    OrderView record(String cnpj, String orderId, PaymentDraft body, ServerRequest request, ServerResponse response) {
        return answers.order(payments.record(OrderResponses.tenant(request, cnpj), orderId, body), request, response);
    }

    /** Captures an authorised payment. Requires the role finance. */
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
                payments.capture(OrderResponses.tenant(request, cnpj), orderId, method, transaction),
                request,
                response);
    }

    /**
     * Marks an authorised payment as failed. It no longer counts towards the order total. Requires the role finance.
     */
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
                payments.fail(OrderResponses.tenant(request, cnpj), orderId, method, transaction), request, response);
    }

    /** Releases an authorisation. It no longer counts towards the order total. Requires the role finance. */
    @Post("/{method}/{transaction}/void")
    @Produces(statusCode = 200)
    OrderView voidAuthorisation(
            String cnpj,
            String orderId,
            String method,
            String transaction,
            ServerRequest request,
            ServerResponse response) {
        return answers.order(
                payments.voidAuthorisation(OrderResponses.tenant(request, cnpj), orderId, method, transaction),
                request,
                response);
    }

    /** Refunds a captured payment in full or in part. Requires the role finance. */
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
                payments.refund(OrderResponses.tenant(request, cnpj), orderId, method, transaction, body.amount()),
                request,
                response);
    }

    /**
     * Captures an authorised payment whose transaction id is in the body. Use this route for ids with a slash. Requires the role finance.
     */
    @Post("/{method}/capture")
    @Produces(statusCode = 200)
    OrderView captureByBody(
            String cnpj,
            String orderId,
            String method,
            TransactionBody body,
            ServerRequest request,
            ServerResponse response) {
        return capture(cnpj, orderId, method, body.transactionId(), request, response);
    }

    /**
     * Marks an authorised payment as failed whose transaction id is in the body. Use this route for ids with a slash. Requires the role finance.
     */
    @Post("/{method}/fail")
    @Produces(statusCode = 200)
    OrderView failByBody(
            String cnpj,
            String orderId,
            String method,
            TransactionBody body,
            ServerRequest request,
            ServerResponse response) {
        return fail(cnpj, orderId, method, body.transactionId(), request, response);
    }

    /**
     * Releases an authorisation whose transaction id is in the body. Use this route for ids with a slash. Requires the role finance.
     */
    @Post("/{method}/void")
    @Produces(statusCode = 200)
    OrderView voidAuthorisationByBody(
            String cnpj,
            String orderId,
            String method,
            TransactionBody body,
            ServerRequest request,
            ServerResponse response) {
        return voidAuthorisation(cnpj, orderId, method, body.transactionId(), request, response);
    }

    /**
     * Refunds a captured payment whose transaction id is in the body. Use this route for ids with a slash. Requires the
     * role finance.
     */
    @Post("/{method}/refund")
    @Produces(statusCode = 200)
    OrderView refundByBody(
            String cnpj,
            String orderId,
            String method,
            TransactionRefundBody body,
            ServerRequest request,
            ServerResponse response) {
        return refund(cnpj, orderId, method, body.transactionId(), new RefundBody(body.amount()), request, response);
    }

    /** Transaction id, as it was recorded. */
    @Json
    @Valid
    record TransactionBody(@NotBlank String transactionId) {}

    /** Transaction id and amount to refund. If the amount is omitted, the remaining amount is refunded. */
    @Json
    @Valid
    record TransactionRefundBody(
            @NotBlank String transactionId, @Nullable BigDecimal amount) {}

    /** Amount to refund. If omitted, the remaining amount is refunded. */
    @Json
    record RefundBody(@Nullable BigDecimal amount) {}
}
