/** Validation of texts and parameters from clients. */
@NullMarked
package io.azulejo.http.text;

import org.jspecify.annotations.NullMarked;
