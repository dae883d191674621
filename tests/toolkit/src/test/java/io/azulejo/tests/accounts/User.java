package io.azulejo.tests.accounts;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

@Entity("USER")
@Key(pk = "ACCOUNT#{name:lower}", sk = "ACCOUNT#{name:lower}", space = "account")
public record User(String name, String fullName, @Version long version) implements Account {}
