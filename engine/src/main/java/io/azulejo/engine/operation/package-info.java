/** One class per API operation, each reading as its story, and the checks of their requests. */
@NullMarked
package io.azulejo.engine.operation;

import org.jspecify.annotations.NullMarked;
