/** The snippets of docs/guide.md, compiled and asserted: a bakery and its customers' orders. */
@NullMarked
package io.azulejo.tests.guide;

import org.jspecify.annotations.NullMarked;
