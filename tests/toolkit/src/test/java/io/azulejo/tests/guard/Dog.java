package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;

@Entity("DOG")
@Key(pk = "DOG#{dogId}", sk = "DOG")
@Unique(component = "tag", guard = Tag.class)
public record Dog(String dogId, String tag) {}
