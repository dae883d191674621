package io.azulejo.toolkit.sample;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity("MEMBER")
@Key(pk = "MEMBER#{memberId}", sk = "PROFILE")
@Unique(component = "email")
public record Member(
        @GeneratedId(prefix = "mem_") String memberId,
        @Nullable String email,
        String name,
        @Nullable Address address,
        Set<String> interests,
        List<String> notes,
        @Attribute("Borrowed") int loans,
        @CreatedAt Instant joinedAt,
        @UpdatedAt Instant changedAt,
        @Version long version) {}
