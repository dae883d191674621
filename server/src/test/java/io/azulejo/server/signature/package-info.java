@NullMarked
package io.azulejo.server.signature;

import org.jspecify.annotations.NullMarked;
