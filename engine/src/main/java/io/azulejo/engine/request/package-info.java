/** One record per request and response: the model both adapters build and only the engine checks. */
@NullMarked
package io.azulejo.engine.request;

import org.jspecify.annotations.NullMarked;
