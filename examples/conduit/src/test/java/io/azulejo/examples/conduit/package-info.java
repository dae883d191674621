@NullMarked
package io.azulejo.examples.conduit;

import org.jspecify.annotations.NullMarked;
