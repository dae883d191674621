package io.azulejo.tests.accounts;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;

@Entity("ORG")
@Key(pk = "ACCOUNT#{name:lower}", sk = "ACCOUNT#{name:lower}", space = "account")
@Unique(component = "domain")
public record Organisation(String name, String domain) implements Account {}
