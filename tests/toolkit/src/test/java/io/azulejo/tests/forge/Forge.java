package io.azulejo.tests.forge;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.List;
import java.util.Optional;

@SingleTable(
        name = "${FORGE_TABLE:Forge}",
        entities = {Repo.class, Issue.class, Star.class, Label.class},
        entityType = "Type")
public interface Forge {

    EntityTable<Repo> repos();

    EntityTable<Issue> issues();

    EntityTable<Star> stars();

    EntityTable<Label> labels();

    @Query(descending = true, limit = 26)
    @Accept(id = "AZ201", because = "labels are few")
    Optional<RepoIssues> newest(String owner, String name);

    @Query
    Optional<RepoLabels> labelsOf(String owner, String name);

    @Query
    @Accept(id = "AZ201", because = "a repository has few labels and one profile")
    Page<RepoItem> items(String owner, String name, PageRequest page);

    @Query
    List<Issue> issuesOf(String owner, String name, Condition<Issue> filter, Condition<Issue> other);
}
