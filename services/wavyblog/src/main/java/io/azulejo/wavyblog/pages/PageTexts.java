package io.azulejo.wavyblog.pages;

import io.azulejo.ui.UiLanguage;

/** Texts of the reading pages in one language. */
record PageTexts(
        String summary,
        String action,
        String write,
        String newest,
        String categories,
        String older,
        String by,
        String in,
        String empty,
        String feed,
        String postsOf) {
    private static final PageTexts EN = new PageTexts(
            "A blog with many authors: drafts, categories, and addresses that may change without breaking a link.",
            "Read the blog",
            "Write",
            "Newest posts",
            "Categories",
            "Older posts",
            "by",
            "in",
            "There are no posts yet.",
            "Feed",
            "Posts by");
    private static final PageTexts PT = new PageTexts(
            "Um blog com muitos autores: rascunhos, categorias e endereços que podem mudar sem quebrar um link.",
            "Ler o blog",
            "Escrever",
            "Posts mais recentes",
            "Categorias",
            "Posts anteriores",
            "por",
            "em",
            "Ainda não há posts.",
            "Feed",
            "Posts de");
    private static final PageTexts ES = new PageTexts(
            "Un blog con muchos autores: borradores, categorías y direcciones que pueden cambiar sin romper un enlace.",
            "Leer el blog",
            "Escribir",
            "Entradas más recientes",
            "Categorías",
            "Entradas anteriores",
            "por",
            "en",
            "Todavía no hay entradas.",
            "Feed",
            "Entradas de");

    static PageTexts of(UiLanguage language) {
        return switch (language) {
            case EN -> EN;
            case PT -> PT;
            case ES -> ES;
        };
    }
}
