package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;

@Entity("GUEST")
@Key(pk = "GUEST#{guestId}", sk = "PROFILE")
@Unique(component = "email")
public record Guest(String guestId, String email, int nights) {}
