/** How calls send requests and retry them. Nobody's business outside the toolkit. */
@NullMarked
package io.azulejo.toolkit.internal;

import org.jspecify.annotations.NullMarked;
