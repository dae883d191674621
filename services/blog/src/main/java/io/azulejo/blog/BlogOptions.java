package io.azulejo.blog;

import io.azulejo.blog.domain.BlogTimeouts;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.time.InstantSource;

/**
 * Settings of the blog service.
 *
 * @param table toolkit settings, such as table name variables and cursor keys
 */
public record BlogOptions(
        InstantSource clock, ToolkitOptions table, JobOptions jobs, LiveOptions live, BlogTimeouts timeouts) {

    public static BlogOptions defaults() {
        return new BlogOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                JobOptions.defaults(),
                LiveOptions.defaults(),
                BlogTimeouts.defaults());
    }

    public BlogOptions withTable(ToolkitOptions other) {
        return new BlogOptions(clock, other, jobs, live, timeouts);
    }
}
