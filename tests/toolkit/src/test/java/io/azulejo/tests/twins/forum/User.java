package io.azulejo.tests.twins.forum;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("POSTING")
@Key(pk = "USER#{userId}", sk = "POSTING")
public record User(String userId, String name) {}
