package io.azulejo.tests.accounts;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.Key;

@Entity("REPO")
@Key(pk = "REPO#{owner}#{name}", sk = "REPO")
@Exists(entity = User.class, by = "owner")
public record Repo(String owner, String name) {}
