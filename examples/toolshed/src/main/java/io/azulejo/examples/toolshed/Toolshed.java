package io.azulejo.examples.toolshed;

// tag::toolshed
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.Update;
import io.azulejo.toolkit.query.SortRange;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The design: one table, one index, and what is asked of them. */
@SingleTable(
        name = "${TOOLSHED_TABLE:Toolshed}",
        entityType = "type",
        entities = {Tool.class, Loan.class},
        indexes = @Index(name = "Out", partitionKey = "outPk", sortKey = "outSk"))
public interface Toolshed {

    @Create
    @AccessPattern("Put a tool into the shed")
    Tool add(Tool tool);

    @Get
    @AccessPattern("A tool by its id")
    Optional<Tool> tool(String toolId);

    @Create
    @AccessPattern("Lend a tool")
    Loan lend(Loan loan);

    @Query
    @AccessPattern("A tool and everybody who had it")
    Optional<History> history(String toolId);

    @Query(index = "Out")
    @AccessPattern("What a neighbour must bring back by some day")
    List<Loan> due(String neighbour, SortRange<LocalDate> dueOn);

    @Update(value = Loan.class, readFirst = true)
    @AccessPattern("Bring a tool back")
    Loan bringBack(String toolId, LocalDate takenOn, String neighbour, boolean out);
}
// end::toolshed
