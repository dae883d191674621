/** Tests of the toolkit with generated code on every backend, and of the code in the documentation. */
@NullMarked
package io.azulejo.tests;

import org.jspecify.annotations.NullMarked;
