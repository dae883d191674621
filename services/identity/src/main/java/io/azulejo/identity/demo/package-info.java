/** Accounts of the sample data. */
@NullMarked
package io.azulejo.identity.demo;

import org.jspecify.annotations.NullMarked;
