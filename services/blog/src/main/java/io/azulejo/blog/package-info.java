/** Blog service on a single DynamoDB table. */
@ApiInfo(
        title = "Blog API",
        description = "Users, posts, categories, threaded comments, likes, bookmarks and notifications.")
@InjectModule(
        name = "Blog",
        requires = {
            BlogTable.class,
            CursorCodec.class,
            Idempotency.class,
            InstantSource.class,
            JobOptions.class,
            LiveOptions.class,
            BlogTimeouts.class
        })
@NullMarked
package io.azulejo.blog;

import io.avaje.inject.InjectModule;
import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.http.idempotency.Idempotency;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.azulejo.http.openapi.ApiInfo;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
