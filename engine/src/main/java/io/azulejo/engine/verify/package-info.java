/** Whether everything in a store agrees. */
@NullMarked
package io.azulejo.engine.verify;

import org.jspecify.annotations.NullMarked;
