package io.azulejo.tests.forge;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("STAR")
@Key(pk = "REPO#{owner}#{name}", sk = "STAR#{user}")
public record Star(String owner, String name, String user) implements RepoItem {}
