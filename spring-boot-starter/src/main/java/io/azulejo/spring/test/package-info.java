/** Test slice on the testkit's DynamoDB. */
@NullMarked
package io.azulejo.spring.test;

import org.jspecify.annotations.NullMarked;
