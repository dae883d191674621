package io.azulejo.orders.api;

import io.azulejo.orders.rules.OrderTarget;
import io.azulejo.orders.rules.Tenant;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.toolkit.query.Page;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.token.Caller;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;

/** What the controllers have in common: the company of a request, and orders in the language of whoever asks. */
@Singleton
final class Answers {
    private final Labels labels;

    Answers(Labels labels) {
        this.labels = labels;
    }

    /** The company of the path, for its members only. */
    static Tenant tenant(ServerRequest request, String cnpj) {
        return Tenant.enter(Caller.of(request), cnpj);
    }

    /** An order of the path, to be changed in the version that {@code If-Match} names, if it names one. */
    static OrderTarget target(ServerRequest request, String cnpj, String orderId) {
        return new OrderTarget(tenant(request, cnpj), orderId, ETag.expected(request));
    }

    /** The same where a change without {@code If-Match} could overwrite another's. */
    static OrderTarget targetAsRead(ServerRequest request, String cnpj, String orderId) {
        return new OrderTarget(tenant(request, cnpj), orderId, ETag.required(request));
    }

    Labels.In labels(ServerRequest request) {
        return labels.accepted(
                request.headers().value(HeaderNames.ACCEPT_LANGUAGE).orElse(""));
    }

    OrderView order(Order order, ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.ETAG, new ETag(order.header().version()).toString());
        return OrderView.of(order, labels(request));
    }

    PageBody<OrderSummary> orders(Page<OrderHeader> page, ServerRequest request) {
        Labels.In in = labels(request);
        return PageBody.of(page, header -> OrderSummary.of(header, in));
    }
}
