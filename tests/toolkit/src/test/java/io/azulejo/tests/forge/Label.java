package io.azulejo.tests.forge;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

@Entity("LABEL")
@Key(pk = "REPO#{account}#{repo}", sk = "LABEL#{repo}#{label}")
public record Label(String account, String repo, String label) {}
