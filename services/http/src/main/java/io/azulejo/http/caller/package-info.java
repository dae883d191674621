/** The authenticated caller of a request. */
@NullMarked
package io.azulejo.http.caller;

import org.jspecify.annotations.NullMarked;
