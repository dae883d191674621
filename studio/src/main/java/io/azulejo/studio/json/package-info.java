/** JSON trees, and the SDK's objects as such. */
@NullMarked
package io.azulejo.studio.json;

import org.jspecify.annotations.NullMarked;
