package io.azulejo.tests.forge;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity("ISSUE")
@Key(pk = "REPO#{owner}#{name}", sk = "ISSUE#{number:pad(8)}")
public record Issue(
        String owner,
        String name,
        int number,
        String title,
        @Ttl @Nullable Instant until) implements RepoItem {}
