/** A blog of many authors on one table. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "WavyBlog",
                        version = "1",
                        description = "A blog of many authors: posts, drafts, categories, users."))
@InjectModule(
        name = "WavyBlog",
        requires = {
            WavyBlogTable.class,
            Passwords.class,
            SignIns.class,
            PasswordResets.class,
            Idempotency.class,
            ResetCourier.class,
            InstantSource.class,
            JobOptions.class,
            ScannableTable.class,
            Settling.class,
            WavyBlogOptions.class
        })
@NullMarked
package io.azulejo.wavyblog;

import io.avaje.inject.InjectModule;
import io.azulejo.wavyblog.rules.ResetCourier;
import io.azulejo.wavyblog.rules.ScannableTable;
import io.azulejo.wavyblog.rules.Settling;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.SignIns;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
