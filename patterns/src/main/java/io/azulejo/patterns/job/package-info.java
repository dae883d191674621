/** Resumable jobs and sagas: work that outlives the request and the process that started it. */
@NullMarked
package io.azulejo.patterns.job;

import org.jspecify.annotations.NullMarked;
