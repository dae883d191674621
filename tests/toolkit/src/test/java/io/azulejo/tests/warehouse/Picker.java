package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity
@Key(pk = "PICKER#{name}", sk = "PICKER#{name}")
public record Picker(String name, int picked) {}
