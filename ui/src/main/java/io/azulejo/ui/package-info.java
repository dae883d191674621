/** The design system of the pages: static files, import map, content security policy and the HTML shell of an app. */
@NullMarked
package io.azulejo.ui;

import org.jspecify.annotations.NullMarked;
