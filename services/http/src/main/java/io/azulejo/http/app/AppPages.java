package io.azulejo.http.app;

import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;

/**
 * Pages of a service, a bean of the service's scope. The host serves them under {@code /<service>/} and shows the service
 * on the start page.
 */
public interface AppPages {

    /** Returns the name of the product, such as {@code WavyBlog}. */
    String title();

    /** Returns the name of the product's tile, a file under {@code az/tiles} without extension. */
    String tile();

    /** Returns one sentence for the start page. */
    String summary(UiLanguage language);

    /** Returns the label of the start page's button that leads to {@code /<service>/}. */
    String action(UiLanguage language);

    /** Returns the scripts and styles of the pages. Its name is the service's name. */
    UiBundle bundle();

    void register(PageRoutes routes);
}
