/** The HTTP view of jobs. */
@NullMarked
package io.azulejo.http.job;

import org.jspecify.annotations.NullMarked;
