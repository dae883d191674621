@NullMarked
package io.azulejo.server.json;

import org.jspecify.annotations.NullMarked;
