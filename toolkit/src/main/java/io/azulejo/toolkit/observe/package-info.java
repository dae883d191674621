/** What a call cost, and the way down to the requests it sends. */
@NullMarked
package io.azulejo.toolkit.observe;

import org.jspecify.annotations.NullMarked;
