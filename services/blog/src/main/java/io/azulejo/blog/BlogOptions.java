package io.azulejo.blog;

import io.azulejo.blog.rules.Windows;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.live.LiveOptions;
import java.time.InstantSource;

/**
 * How the blog runs.
 *
 * @param table the design's settings: the variables of the table's name, keys of cursors
 */
public record BlogOptions(
        InstantSource clock, ToolkitOptions table, JobOptions jobs, LiveOptions live, Windows windows) {

    public static BlogOptions defaults() {
        return new BlogOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                JobOptions.defaults(),
                LiveOptions.defaults(),
                Windows.defaults());
    }

    public BlogOptions withTable(ToolkitOptions other) {
        return new BlogOptions(clock, other, jobs, live, windows);
    }
}
