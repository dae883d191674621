/** Entities of one simple name in two packages, in one design. */
@NullMarked
package io.azulejo.tests.twins;

import org.jspecify.annotations.NullMarked;
