/** JUnit extension for tests of code that uses DynamoDB. */
@NullMarked
package io.azulejo.testkit;

import org.jspecify.annotations.NullMarked;
