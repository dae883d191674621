package io.azulejo.examples.toolshed;

// tag::loan
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Exists;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.time.LocalDate;

/** A tool that a neighbour has. It is in the index while it is out, sorted by the day it is due. */
@Entity("LOAN")
@Key(pk = "TOOL#{toolId}", sk = "LOAN#{takenOn}#{neighbour}")
@IndexKey(index = "Out", pk = "OUT#{neighbour}", sk = "{dueOn}#{toolId}", when = "out")
@Exists(entity = Tool.class, by = "toolId")
public record Loan(String toolId, LocalDate takenOn, String neighbour, LocalDate dueOn, boolean out) {}
// end::loan
