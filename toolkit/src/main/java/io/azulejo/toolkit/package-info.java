/** Runtime of a design on the AWS SDK's {@code DynamoDbClient}: the options and the shared context. */
@NullMarked
package io.azulejo.toolkit;

import org.jspecify.annotations.NullMarked;
