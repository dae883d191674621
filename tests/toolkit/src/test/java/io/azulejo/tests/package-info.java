/** The toolkit with generated code, on every backend, and the documents that show it. */
@NullMarked
package io.azulejo.tests;

import org.jspecify.annotations.NullMarked;
