/** Codecs between Java values and attribute values, used by generated schemas. */
@NullMarked
package io.azulejo.toolkit.codec;

import org.jspecify.annotations.NullMarked;
