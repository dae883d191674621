/** Cost estimates of a design's access patterns, and of the partition that reaches its limit first. */
@NullMarked
package io.azulejo.designtools.cost;

import org.jspecify.annotations.NullMarked;
