/** Example of the README as a test. */
@NullMarked
package io.azulejo.tests.readme;

import org.jspecify.annotations.NullMarked;
