@NullMarked
package io.azulejo.toolkit.query;

import org.jspecify.annotations.NullMarked;
