/** Many items in few requests, each on its own. */
@NullMarked
package io.azulejo.toolkit.batch;

import org.jspecify.annotations.NullMarked;
