package io.azulejo.http.demo;

import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.AlreadyExistsException;
import java.time.Instant;
import java.util.Map;

/**
 * Marker that a table's sample data was loaded completely. It is the record of an ended job. With it, loading again
 * changes nothing: not what users have changed since, nor what they have deleted.
 */
public final class SampleDataMarker {
    private static final String ID = "sample-data";

    private final JobTable table;

    public SampleDataMarker(JobTable table) {
        this.table = table;
    }

    public boolean isSet() {
        return table.job(ID).isPresent();
    }

    public void set() {
        try {
            table.jobTable()
                    .create(new JobRecord(
                            ID,
                            ID,
                            Map.of(),
                            "",
                            JobState.DONE,
                            null,
                            Instant.EPOCH,
                            0,
                            null,
                            Generated.TIME,
                            Generated.TIME,
                            null,
                            0));
        } catch (AlreadyExistsException loadedBefore) {
            return; // by another server at the same time
        }
    }
}
