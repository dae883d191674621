/** Multi-author blog service on a single DynamoDB table. */
@ApiInfo(title = "WavyBlog", description = "A multi-author blog: posts, drafts, categories and users.")
@InjectModule(
        name = "WavyBlog",
        requires = {
            WavyBlogTable.class,
            Passwords.class,
            SignIns.class,
            PasswordResets.class,
            Idempotency.class,
            AccountMailer.class,
            AccountLinks.class,
            NameRetention.class,
            InstantSource.class,
            JobOptions.class,
            ScannableTable.class,
            IndexLagDelay.class,
            WavyBlogOptions.class
        })
@NullMarked
package io.azulejo.wavyblog;

import io.avaje.inject.InjectModule;
import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.wavyblog.domain.NameRetention;
import io.azulejo.wavyblog.domain.ScannableTable;
import io.azulejo.wavyblog.domain.IndexLagDelay;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.http.openapi.ApiInfo;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
