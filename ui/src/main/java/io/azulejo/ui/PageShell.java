package io.azulejo.ui;

import java.util.List;

/**
 * HTML shell of an app's pages: styles, theme, import map, icon. One per app; makes pages for scripts and pages that are
 * rendered on the server. Immutable.
 */
public final class PageShell {
    private final UiAssets assets;
    private final String siteName;
    private final String tile;
    private final ContentSecurityPolicy policy;

    private PageShell(UiAssets assets, String siteName, String tile, ContentSecurityPolicy policy) {
        this.assets = assets;
        this.siteName = siteName;
        this.tile = tile;
        this.policy = policy;
    }

    /**
     * Shell of an app.
     *
     * @param siteName name of the app, shown after the title of each page
     * @param tile name of a file under {@code az/tiles}, without extension: the icon of the app
     */
    public static PageShell of(UiAssets assets, String siteName, String tile) {
        assets.asset("az/tiles/" + tile + ".svg");
        ContentSecurityPolicy policy = ContentSecurityPolicy.strict()
                .allow("script-src", assets.importMap().policySource());
        return new PageShell(assets, siteName, tile, policy);
    }

    /** This shell with another policy, for example with more sources of images. */
    public PageShell policy(ContentSecurityPolicy other) {
        return new PageShell(assets, siteName, tile, other);
    }

    public ContentSecurityPolicy policy() {
        return policy;
    }

    public PageBuilder page(String title, UiLanguage language) {
        return new PageBuilder(this, title, language);
    }

    UiAssets assets() {
        return assets;
    }

    String siteName() {
        return siteName;
    }

    String tileUrl() {
        return assets.url("az/tiles/" + tile + ".svg");
    }

    List<String> stylesheets() {
        return List.of("az/tokens.css", "az/base.css");
    }
}
