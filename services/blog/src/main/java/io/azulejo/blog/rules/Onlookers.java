package io.azulejo.blog.rules;

import io.azulejo.blog.table.Notification;

/** Whoever is watching notifications arrive. */
@FunctionalInterface
public interface Onlookers {

    /** Shows a notification that has been written to its user, if the user is watching. */
    void show(Notification notification);
}
