package io.azulejo.tests.counter;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity("VIEWS")
@Key(pk = "PAGE#{page}", sk = "DAY#{day}")
@IndexKey(index = "bySite", pk = "SITE#{site}", sk = "{day}#{page}")
public record PageViews(
        String page,
        LocalDate day,
        String site,
        long total,
        @Nullable String title,
        Map<String, Long> byCountry,
        Map<String, Visitor> visitors,
        List<String> notes,
        Set<String> tags,
        @CreatedAt Instant since,
        @UpdatedAt Instant changed,
        @Version long version) {

    static PageViews first(String page, LocalDate day) {
        return new PageViews(
                page,
                day,
                "azulejo",
                0,
                null,
                Map.of(),
                Map.of(),
                List.of(),
                Set.of(),
                Generated.TIME,
                Generated.TIME,
                0);
    }
}
