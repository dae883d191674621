/** Key templates: their syntax, and the encoding of values in keys. */
@NullMarked
package io.azulejo.template;

import org.jspecify.annotations.NullMarked;
