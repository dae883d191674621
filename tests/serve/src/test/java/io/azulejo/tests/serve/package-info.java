/** Tests of the distribution, started as a user starts it. */
@NullMarked
package io.azulejo.tests.serve;

import org.jspecify.annotations.NullMarked;
