/** What a design's access patterns cost, and which partition breaks first. */
@NullMarked
package io.azulejo.designer.cost;

import org.jspecify.annotations.NullMarked;
