package io.azulejo.tests.forge;

import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.KeyParameter;
import java.util.List;

@Aggregate
public record RepoLabels(
        Repo repo,

        @KeyParameter(component = "account", parameter = "owner") @KeyParameter(component = "repo", parameter = "name")
        List<Label> labels) {}
