package io.azulejo.identity.rules;

import io.azulejo.identity.table.Account;

/** Brings a password reset token to its owner, by mail or whatever the operator has. */
@FunctionalInterface
public interface ResetCourier {

    void deliver(Account account, String token);
}
