/** Markdown as it is served: HTML without anything that runs. */
@NullMarked
package io.azulejo.web.markdown;

import org.jspecify.annotations.NullMarked;
