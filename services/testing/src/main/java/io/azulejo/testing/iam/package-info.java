/** Check of the IAM policies in docs/aws against the requests that services send. */
@NullMarked
package io.azulejo.testing.iam;

import org.jspecify.annotations.NullMarked;
