/** Auto-configuration of designs, their DynamoDB and their tables. */
@NullMarked
package io.azulejo.spring;

import org.jspecify.annotations.NullMarked;
