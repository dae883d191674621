package com.example.toolshed;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.Version;

/** A tool in the shed. The label on its handle is its own. */
@Entity("TOOL")
@Key(pk = "TOOL#{toolId}", sk = "TOOL")
@Unique(component = "label")
public record Tool(
        @GeneratedId(prefix = "tool_") String toolId,
        String label,
        String name,
        @Version long version) {}
