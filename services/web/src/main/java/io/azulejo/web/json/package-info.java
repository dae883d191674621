/** JSON as all services write it. */
@NullMarked
package io.azulejo.web.json;

import org.jspecify.annotations.NullMarked;
