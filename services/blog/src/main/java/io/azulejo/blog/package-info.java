/** A blog on one table. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Blog API",
                        version = "1",
                        description =
                                "Users, posts, a category tree, threaded comments, likes, bookmarks, notifications."))
@InjectModule(
        name = "Blog",
        requires = {
            BlogTable.class,
            CursorCodec.class,
            Idempotency.class,
            InstantSource.class,
            JobOptions.class,
            LiveOptions.class,
            Windows.class
        })
@NullMarked
package io.azulejo.blog;

import io.avaje.inject.InjectModule;
import io.azulejo.blog.rules.Windows;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.azulejo.web.idempotency.Idempotency;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.live.LiveOptions;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
