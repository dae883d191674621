package io.azulejo.tests.forge;

import io.azulejo.annotation.Aggregate;
import java.util.List;

@Aggregate
public record RepoIssues(Repo repo, List<Issue> issues) {}
