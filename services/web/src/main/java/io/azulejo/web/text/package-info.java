/** What texts of callers must look like before they are stored. */
@NullMarked
package io.azulejo.web.text;

import org.jspecify.annotations.NullMarked;
