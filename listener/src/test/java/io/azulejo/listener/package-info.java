@NullMarked
package io.azulejo.listener;

import org.jspecify.annotations.NullMarked;
