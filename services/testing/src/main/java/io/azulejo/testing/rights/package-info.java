/** What the policies for AWS allow, held against what services really ask for. */
@NullMarked
package io.azulejo.testing.rights;

import org.jspecify.annotations.NullMarked;
