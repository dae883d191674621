package io.azulejo.orders.api;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.precondition.ETag;
import io.azulejo.orders.domain.OrderTarget;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.toolkit.query.Page;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;

/** Helper shared by the controllers: resolves the tenant of a request and renders orders in the caller's language. */
@Singleton
final class OrderResponses {
    private final Labels labels;

    OrderResponses(Labels labels) {
        this.labels = labels;
    }

    /** Returns the tenant for the company in the path. Callers who are not members get 404. */
    static Tenant tenant(ServerRequest request, String cnpj) {
        return Tenant.forCaller(Caller.of(request), cnpj);
    }

    /**
     * Returns the order in the path as the target of a change, with the version in {@code If-Match} if there is one.
     */
    static OrderTarget target(ServerRequest request, String cnpj, String orderId) {
        return new OrderTarget(tenant(request, cnpj), orderId, ETag.expected(request));
    }

    /**
     * Returns the order in the path as the target of a change. {@code If-Match} is required because the change could
     * overwrite another caller's.
     */
    static OrderTarget versionedTarget(ServerRequest request, String cnpj, String orderId) {
        return new OrderTarget(tenant(request, cnpj), orderId, ETag.required(request));
    }

    Labels.LocalizedLabels labels(ServerRequest request) {
        return labels.accepted(
                request.headers().value(HeaderNames.ACCEPT_LANGUAGE).orElse(""));
    }

    OrderView order(Order order, ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.ETAG, new ETag(order.header().version()).toString());
        return OrderView.of(order, labels(request));
    }

    PageBody<OrderSummary> orders(Page<OrderHeader> page, ServerRequest request) {
        Labels.LocalizedLabels in = labels(request);
        return PageBody.of(page, header -> OrderSummary.of(header, in));
    }
}
