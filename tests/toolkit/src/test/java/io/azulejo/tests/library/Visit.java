package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.Instant;

@Entity("VISIT")
@Key(pk = "VISITS#{at:month}", sk = "AT#{at}#{memberId}")
public record Visit(Instant at, String memberId) {}
