package io.azulejo.examples.toolshed;

// tag::history
import io.azulejo.annotation.Aggregate;
import java.util.List;

/** A tool and everybody who had it. */
@Aggregate
public record History(Tool tool, List<Loan> loans) {}
// end::history
