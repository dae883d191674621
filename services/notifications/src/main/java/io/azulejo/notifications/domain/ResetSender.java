package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.User;

/** Sender of password reset tokens to users, such as by e-mail. */
@FunctionalInterface
public interface ResetSender {

    void deliver(User user, String token);
}
