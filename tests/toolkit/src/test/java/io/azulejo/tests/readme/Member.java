package io.azulejo.tests.readme;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

// tag::member
@Entity("MEMBER")
@Key(pk = "MEMBER#{memberId}", sk = "PROFILE")
public record Member(String memberId, String name) {}
// end::member
