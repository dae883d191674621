/** What the tests of services share: an HTTP client, a clock to turn, backends to run on. */
@NullMarked
package io.azulejo.testing;

import org.jspecify.annotations.NullMarked;
