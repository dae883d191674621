@NullMarked
package io.azulejo.server;

import org.jspecify.annotations.NullMarked;
