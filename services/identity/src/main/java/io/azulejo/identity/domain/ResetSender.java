package io.azulejo.identity.domain;

import io.azulejo.identity.table.Account;

/** Sender of password reset tokens to their owners, by mail or another channel. */
@FunctionalInterface
public interface ResetSender {

    void deliver(Account account, String token);
}
