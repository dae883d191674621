package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTableDesign;

/** The tables without the refusal to scan that requests have, for jobs that say why they need it. */
public record ScannableTable(NotificationsTableDesign table) {}
