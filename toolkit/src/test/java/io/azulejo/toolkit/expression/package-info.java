@NullMarked
package io.azulejo.toolkit.expression;

import org.jspecify.annotations.NullMarked;
