package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.NotificationsTableDesign;

/** Tables that allow scans, for jobs that state why they need one. Requests use a table that refuses scans. */
public record ScannableTable(NotificationsTableDesign table) {}
