/** Work that takes longer than a request and survives the process that began it. */
@NullMarked
package io.azulejo.web.job;

import org.jspecify.annotations.NullMarked;
