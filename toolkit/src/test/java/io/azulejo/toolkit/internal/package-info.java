@NullMarked
package io.azulejo.toolkit.internal;

import org.jspecify.annotations.NullMarked;
