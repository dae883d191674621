package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;

@Entity("LOCKER")
@Key(pk = "LOCKER#{lockerId}", sk = "LOCKER")
@Unique(component = "code", guard = LockerCode.class)
public record Locker(String lockerId, String code) {

    public String target() {
        return "LOCKER#" + lockerId;
    }
}
