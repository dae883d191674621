/** Recordings of what one request did to the table, for the panel of the pages. */
@NullMarked
package io.azulejo.http.recording;

import org.jspecify.annotations.NullMarked;
