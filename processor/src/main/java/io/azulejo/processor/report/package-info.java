/** Diagnostics about a design, with their source locations. */
@NullMarked
package io.azulejo.processor.report;

import org.jspecify.annotations.NullMarked;
