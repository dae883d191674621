/** What is said about a design, and where. */
@NullMarked
package io.azulejo.processor.report;

import org.jspecify.annotations.NullMarked;
