/** Java values as attribute values: the codecs that generated schemas are made of. */
@NullMarked
package io.azulejo.toolkit.codec;

import org.jspecify.annotations.NullMarked;
