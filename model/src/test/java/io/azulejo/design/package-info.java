@NullMarked
package io.azulejo.design;

import org.jspecify.annotations.NullMarked;
