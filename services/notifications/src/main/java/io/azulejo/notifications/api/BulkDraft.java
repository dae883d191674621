package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import java.util.List;

/** Up to a hundred notifications, each on its own. */
@Json
@Valid
record BulkDraft(@Size(min = 1, max = 100) List<NotificationDraft> notifications) {}
