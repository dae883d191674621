/** Verification of AWS Signature Version 4, as AWS documents it under "Create a signed AWS API request". */
@NullMarked
package io.azulejo.server.signature;

import org.jspecify.annotations.NullMarked;
