package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.Key;

@Entity("VISIT")
@Key(pk = "VISIT#{visitId}", sk = "VISIT")
@Exists(entity = Pass.class, by = "passId")
public record Visit(String visitId, String passId) {}
