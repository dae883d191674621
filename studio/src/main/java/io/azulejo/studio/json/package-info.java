/** JSON trees and their conversion from and to SDK objects. */
@NullMarked
package io.azulejo.studio.json;

import org.jspecify.annotations.NullMarked;
