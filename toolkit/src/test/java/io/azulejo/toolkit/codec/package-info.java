@NullMarked
package io.azulejo.toolkit.codec;

import org.jspecify.annotations.NullMarked;
