@NullMarked
package io.azulejo.processor;

import org.jspecify.annotations.NullMarked;
