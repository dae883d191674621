/** Key templates: their syntax, and how values are written into keys so that keys sort as the values do. */
@NullMarked
package io.azulejo.template;

import org.jspecify.annotations.NullMarked;
