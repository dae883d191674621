package com.example.toolshed;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Create;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.SingleTable;
import java.util.Optional;

/** The design: one table, and what is asked of it. */
@SingleTable(
        name = "${TOOLSHED_TABLE:Toolshed}",
        entityType = "type",
        entities = {Tool.class})
public interface Toolshed {

    @Create
    @AccessPattern("Put a tool into the shed")
    Tool add(Tool tool);

    @Get
    @AccessPattern("A tool by its id")
    Optional<Tool> tool(String toolId);
}
