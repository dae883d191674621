@NullMarked
package io.azulejo.testkit.guide;

import org.jspecify.annotations.NullMarked;
