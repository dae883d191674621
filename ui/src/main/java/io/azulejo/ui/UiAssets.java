package io.azulejo.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Catalogue of all static files: the design system, Lit, and the bundles of the apps. Immutable. */
public final class UiAssets {
    /** Path under which {@link UiService} serves the files. */
    public static final String ROOT = "/ui";

    private final Map<String, UiAsset> byPath = new HashMap<>();
    private final Map<String, UiAsset> byUrl = new HashMap<>();
    private final ImportMap importMap;
    private final ModuleGraph modules;

    private UiAssets(List<UiBundle> bundles) {
        Map<String, String> specifiers = new TreeMap<>();
        for (UiBundle bundle : bundles) {
            String folder = ROOT + "/" + bundle.folder() + "/";
            if (bundle.name().equals("lit")) {
                LitFiles.specifiers().forEach((specifier, path) -> specifiers.put(specifier, folder + path));
            } else if (specifiers.put(bundle.name() + "/", folder) != null) {
                throw new IllegalArgumentException("Two bundles have the name " + bundle.name());
            }
            bundle.files()
                    .forEach((file, content) -> add(new UiAsset(bundle.name() + "/" + file, folder + file, content)));
        }
        importMap = new ImportMap(specifiers);
        modules = new ModuleGraph(byUrl, importMap);
    }

    /** The design system, Lit, and the given bundles of apps. */
    public static UiAssets of(List<UiBundle> apps) {
        List<UiBundle> bundles = new ArrayList<>(List.of(UiBundle.lit(), UiBundle.designSystem()));
        bundles.addAll(apps);
        return new UiAssets(bundles);
    }

    /**
     * URL of a file that changes with its content.
     *
     * @param path bundle and file, for example {@code az/tokens.css}
     */
    public String url(String path) {
        return asset(path).url();
    }

    public ImportMap importMap() {
        return importMap;
    }

    /** A module and all modules it imports, directly or not, the module first. */
    public List<UiAsset> modules(String path) {
        return List.copyOf(modules.closure(asset(path)));
    }

    UiAsset asset(String path) {
        UiAsset asset = byPath.get(path);
        if (asset == null) {
            throw new IllegalArgumentException("No file " + path);
        }
        return asset;
    }

    Optional<UiAsset> byUrl(String url) {
        return Optional.ofNullable(byUrl.get(url));
    }

    Optional<UiAsset> byPath(String path) {
        return Optional.ofNullable(byPath.get(path));
    }

    private void add(UiAsset asset) {
        byPath.put(asset.path(), asset);
        byUrl.put(asset.url(), asset);
    }
}
