/** The request model: one record per request and response. Both adapters build it; only the engine checks it. */
@NullMarked
package io.azulejo.engine.request;

import org.jspecify.annotations.NullMarked;
