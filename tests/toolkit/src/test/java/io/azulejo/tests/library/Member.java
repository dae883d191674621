package io.azulejo.tests.library;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.toolkit.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Entity("MEMBER")
@Key(pk = "MEMBER#{memberId}", sk = "PROFILE")
@Unique(component = "email", name = "MEMBER#Email")
@Unique(component = "card", scope = "branch", guard = CardHolder.class)
public record Member(
        @GeneratedId(prefix = "mem_") String memberId,
        String branch,
        @Nullable String email,
        @Nullable String card,
        String name,
        @Nullable Address address,
        Set<String> interests,
        List<String> notes,
        Map<String, Integer> fines,
        @Attribute("Borrowed") int loans,
        @CreatedAt Instant joinedAt,
        @UpdatedAt Instant changedAt,
        @Version long version) {

    static Member named(String name, @Nullable String email) {
        return new Member(
                Generated.ID,
                "faro",
                email,
                null,
                name,
                null,
                Set.of(),
                List.of(),
                Map.of(),
                0,
                Generated.TIME,
                Generated.TIME,
                0);
    }

    Member email(@Nullable String newEmail) {
        return new Member(
                memberId, branch, newEmail, card, name, address, interests, notes, fines, loans, joinedAt, changedAt,
                version);
    }

    Member card(@Nullable String newCard) {
        return new Member(
                memberId, branch, email, newCard, name, address, interests, notes, fines, loans, joinedAt, changedAt,
                version);
    }

    Member name(String newName) {
        return new Member(
                memberId, branch, email, card, newName, address, interests, notes, fines, loans, joinedAt, changedAt,
                version);
    }

    Member id(String newId) {
        return new Member(
                newId, branch, email, card, name, address, interests, notes, fines, loans, joinedAt, changedAt,
                version);
    }

    Member address(@Nullable Address newAddress) {
        return new Member(
                memberId,
                branch,
                email,
                card,
                name,
                newAddress,
                interests,
                notes,
                fines,
                loans,
                joinedAt,
                changedAt,
                version);
    }
}
