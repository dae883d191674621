/** Everything the toolkit throws on purpose. */
@NullMarked
package io.azulejo.toolkit.error;

import org.jspecify.annotations.NullMarked;
