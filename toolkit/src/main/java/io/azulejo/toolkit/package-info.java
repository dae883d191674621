/** A design at work on the AWS SDK's {@code DynamoDbClient}: options and the context every access pattern runs in. */
@NullMarked
package io.azulejo.toolkit;

import org.jspecify.annotations.NullMarked;
