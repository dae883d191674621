package io.azulejo.tests.twins.billing;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("INVOICED")
@Key(pk = "USER#{userId}", sk = "INVOICED")
public record User(String userId, String name) {}
