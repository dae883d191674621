/** Notifications service with its own users, on two tables. */
@ApiInfo(
        title = "Notifications",
        description = "Notifications to users with inbox, delivery, preferences and broadcasts.")
@InjectModule(
        name = "Notifications",
        requires = {
            NotificationsTable.class,
            ScannableTable.class,
            CompleteReads.class,
            InstantSource.class,
            NotificationIds.class,
            RandomGenerator.class,
            Passwords.class,
            SignIns.class,
            PasswordResets.class,
            ApiKeys.class,
            DeliveryOptions.class,
            Retention.class,
            Throttle.class,
            AccountMailer.class,
            AccountLinks.class,
            JobOptions.class,
            NotificationsOptions.class,
            Jsonb.class
        })
@NullMarked
package io.azulejo.notifications;

import io.avaje.inject.InjectModule;
import io.avaje.jsonb.Jsonb;
import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.http.openapi.ApiInfo;
import io.azulejo.notifications.domain.ApiKeys;
import io.azulejo.notifications.domain.CompleteReads;
import io.azulejo.notifications.domain.DeliveryOptions;
import io.azulejo.notifications.domain.NotificationIds;
import io.azulejo.notifications.domain.Retention;
import io.azulejo.notifications.domain.ScannableTable;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.Throttle;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.NullMarked;
