package io.azulejo.orders.rules;

import java.util.OptionalLong;

/**
 * An order that somebody wants to change.
 *
 * @param version the only one that may be changed, if the caller names one
 */
public record OrderTarget(Tenant tenant, String orderId, OptionalLong version) {

    /** Whatever version it is in. */
    public static OrderTarget of(Tenant tenant, String orderId) {
        return new OrderTarget(tenant, orderId, OptionalLong.empty());
    }
}
