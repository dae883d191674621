/** A JUnit extension for tests of code on DynamoDB. */
@NullMarked
package io.azulejo.testkit;

import org.jspecify.annotations.NullMarked;
