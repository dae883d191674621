/** Access patterns that read many items: pages, ranges, shards, months, item collections. */
@NullMarked
package io.azulejo.toolkit.query;

import org.jspecify.annotations.NullMarked;
