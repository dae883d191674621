/** Sending and retrying of requests. Internal to the toolkit. */
@NullMarked
package io.azulejo.toolkit.internal;

import org.jspecify.annotations.NullMarked;
