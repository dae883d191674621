package io.azulejo.tests.evolution;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("CHOIR")
@Key(pk = "CHOIR#{choir}", sk = "BOOK")
public record Choirbook(String choir, String town) {}
