/** Snippets of docs/reference/toolkit.md as tests: a bakery and its customers' orders. */
@NullMarked
package io.azulejo.tests.guide;

import org.jspecify.annotations.NullMarked;
