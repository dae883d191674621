package io.azulejo.orders.domain;

import java.util.OptionalLong;

/**
 * Order to change.
 *
 * @param version expected version, if the caller names one
 */
public record OrderTarget(Tenant tenant, String orderId, OptionalLong version) {

    /** Returns a target without an expected version. */
    public static OrderTarget of(Tenant tenant, String orderId) {
        return new OrderTarget(tenant, orderId, OptionalLong.empty());
    }
}
