package io.azulejo.tests.forge;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("REPO")
@Key(pk = "REPO#{owner}#{name}", sk = "REPO")
public record Repo(String owner, String name, int stars, int watchers) {}
