@NullMarked
package io.azulejo.examples.toolshed;

import org.jspecify.annotations.NullMarked;
