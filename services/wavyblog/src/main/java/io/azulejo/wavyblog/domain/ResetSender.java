package io.azulejo.wavyblog.domain;

import io.azulejo.wavyblog.table.User;

/** Sender of password reset tokens, for example by email. */
@FunctionalInterface
public interface ResetSender {

    void deliver(User user, String token);
}
