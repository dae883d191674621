package io.azulejo.notifications.pages;

import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import jakarta.inject.Singleton;

/** Pages of the notifications service, under {@code /notifications/}. */
@Singleton
final class NotificationsPages implements AppPages {
    private static final String TITLE = "Notifications";

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public String tile() {
        return "notifications";
    }

    @Override
    public String summary(UiLanguage language) {
        return switch (language) {
            case EN -> "Messages to users by app, e-mail, SMS and push, with a live inbox and preferences.";
            case PT -> "Mensagens a usuários por app, e-mail, SMS e push, com caixa de entrada ao vivo e preferências.";
            case ES -> "Mensajes a usuarios por app, correo, SMS y push, con bandeja en vivo y preferencias.";
        };
    }

    @Override
    public String action(UiLanguage language) {
        return switch (language) {
            case EN -> "Send a notification";
            case PT -> "Enviar uma notificação";
            case ES -> "Enviar una notificación";
        };
    }

    @Override
    public UiBundle bundle() {
        return UiBundle.of("notifications", NotificationsPages.class, "web");
    }

    @Override
    public void register(PageRoutes routes) {
        routes.app(TITLE, "notifications/app.js", "notifications-app").appAtRoot();
    }
}
