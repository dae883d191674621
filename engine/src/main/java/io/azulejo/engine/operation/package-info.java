/** The API operations, one class each, and the checks of their requests. */
@NullMarked
package io.azulejo.engine.operation;

import org.jspecify.annotations.NullMarked;
