package io.azulejo.examples.toolshed;

import io.azulejo.annotation.Aggregate;
import java.util.List;

// tag::history
/** A tool and everybody who had it. */
@Aggregate
public record History(Tool tool, List<Loan> loans) {}
// end::history
