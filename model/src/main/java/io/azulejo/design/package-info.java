/**
 * A design as data: tables, keys, indexes, entities, access patterns and what was found about them. The processor
 * fills it in, the toolkit and the tools read it; nothing here loads a class of the application.
 */
@NullMarked
package io.azulejo.design;

import org.jspecify.annotations.NullMarked;
