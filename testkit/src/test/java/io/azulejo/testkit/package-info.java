@NullMarked
package io.azulejo.testkit;

import org.jspecify.annotations.NullMarked;
