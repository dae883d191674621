/** One of two entities of one simple name. */
@NullMarked
package io.azulejo.tests.twins.billing;

import org.jspecify.annotations.NullMarked;
