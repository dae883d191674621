package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.User;

/** Brings a password reset token to its user, by mail or whatever the operator has. */
@FunctionalInterface
public interface ResetCourier {

    void deliver(User user, String token);
}
