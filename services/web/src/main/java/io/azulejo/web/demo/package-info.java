/** Sample data that lets a newcomer see every service at work, and the people in it. */
@NullMarked
package io.azulejo.web.demo;

import org.jspecify.annotations.NullMarked;
