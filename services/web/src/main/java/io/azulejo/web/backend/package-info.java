/** What a service may ask of its backend. */
@NullMarked
package io.azulejo.web.backend;

import org.jspecify.annotations.NullMarked;
