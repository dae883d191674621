package io.azulejo.blog.pages;

import io.azulejo.ui.UiLanguage;

/** Texts of the reading pages in one language. */
record PageTexts(
        String summary,
        String action,
        String app,
        String newest,
        String categories,
        String older,
        String by,
        String empty,
        String feed,
        String comments,
        String answer,
        String noComments,
        String replies,
        String hidden,
        String likes) {
    private static final PageTexts EN = new PageTexts(
            "A community blog: a tree of categories, threads with replies, likes, bookmarks and live notifications.",
            "Join the discussion",
            "Open the app",
            "Newest posts",
            "Categories",
            "Older posts",
            "by",
            "There are no posts yet.",
            "Feed",
            "Comments",
            "Answer",
            "No comments yet.",
            "Replies",
            "This comment was removed.",
            "likes");
    private static final PageTexts PT = new PageTexts(
            "Um blog de comunidade: árvore de categorias, conversas com respostas, curtidas, favoritos e avisos ao vivo.",
            "Participar da conversa",
            "Abrir o aplicativo",
            "Posts mais recentes",
            "Categorias",
            "Posts anteriores",
            "por",
            "Ainda não há posts.",
            "Feed",
            "Comentários",
            "Responder",
            "Ainda sem comentários.",
            "Respostas",
            "Este comentário foi removido.",
            "curtidas");
    private static final PageTexts ES = new PageTexts(
            "Un blog de comunidad: árbol de categorías, hilos con respuestas, «me gusta», marcadores y avisos en vivo.",
            "Participar en la conversación",
            "Abrir la aplicación",
            "Entradas más recientes",
            "Categorías",
            "Entradas anteriores",
            "por",
            "Todavía no hay entradas.",
            "Feed",
            "Comentarios",
            "Responder",
            "Todavía sin comentarios.",
            "Respuestas",
            "Este comentario fue retirado.",
            "me gusta");

    static PageTexts of(UiLanguage language) {
        return switch (language) {
            case EN -> EN;
            case PT -> PT;
            case ES -> ES;
        };
    }
}
