@NullMarked
package io.azulejo.template;

import org.jspecify.annotations.NullMarked;
