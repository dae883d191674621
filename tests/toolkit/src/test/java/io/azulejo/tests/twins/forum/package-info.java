/** One of two entities of one simple name. */
@NullMarked
package io.azulejo.tests.twins.forum;

import org.jspecify.annotations.NullMarked;
