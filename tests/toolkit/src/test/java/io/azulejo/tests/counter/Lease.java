package io.azulejo.tests.counter;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Unique;
import java.time.Instant;
import java.util.List;

@Entity("LEASE")
@Key(pk = "LEASE#{name}", sk = "LEASE")
@Unique(component = "holder")
public record Lease(String name, String holder, @Ttl Instant until, List<String> log) {}
