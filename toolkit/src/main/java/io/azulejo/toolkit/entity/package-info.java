/** Reads and writes of one entity. */
@NullMarked
package io.azulejo.toolkit.entity;

import org.jspecify.annotations.NullMarked;
