package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a user can be reached besides the e-mail address. */
@Json
record ContactsBody(@Nullable String phone, List<DeviceView> devices) {}
