package io.azulejo.blog.domain;

import io.azulejo.blog.table.Notification;

/** Listener for new notifications. */
@FunctionalInterface
public interface NotificationListener {

    /** Delivers a stored notification to its user, if the user is connected. */
    void onNotification(Notification notification);
}
