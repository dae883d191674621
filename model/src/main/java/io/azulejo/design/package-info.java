/**
 * Design as data: tables, keys, indexes, entities, access patterns and findings. The processor creates it; the toolkit
 * and the design tools read it. Nothing in this package loads a class of the application.
 */
@NullMarked
package io.azulejo.design;

import org.jspecify.annotations.NullMarked;
