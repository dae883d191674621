/** JSON serialisation shared by all services. */
@NullMarked
package io.azulejo.http.json;

import org.jspecify.annotations.NullMarked;
