package io.azulejo.http.host;

import io.azulejo.ui.UiLanguage;
import java.util.Map;
import java.util.Objects;

/** Texts of the start page and the error page, in English, Portuguese and Spanish. */
final class StartTexts {
    private static final Map<String, String> EN = Map.ofEntries(
            Map.entry("headline", "Many entities. One table."),
            Map.entry(
                    "claim",
                    "Five products that run here on single-table designs for DynamoDB. Use them, and see what the table did."),
            Map.entry("systems", "Start here"),
            Map.entry("studio", "Studio"),
            Map.entry(
                    "studio.text",
                    "The tables of all products: item collections, indexes, access patterns and what they cost."),
            Map.entry("studio.action", "Open the studio"),
            Map.entry("try", "Try the API"),
            Map.entry("api", "API"),
            Map.entry("design", "Design"),
            Map.entry("commands", "From the terminal"),
            Map.entry("commands.text", "The same data by HTTP and by the AWS CLI."),
            Map.entry("error.404", "There is nothing at this address"),
            Map.entry("error.title", "That did not work"),
            Map.entry("error.home", "Go to the start page"));
    private static final Map<String, String> PT = Map.ofEntries(
            Map.entry("headline", "Muitas entidades. Uma tabela."),
            Map.entry(
                    "claim",
                    "Cinco produtos que funcionam aqui em tabelas únicas para DynamoDB. Use-os e veja o que a tabela fez."),
            Map.entry("systems", "Comece aqui"),
            Map.entry("studio", "Studio"),
            Map.entry(
                    "studio.text",
                    "As tabelas de todos os produtos: coleções de itens, índices, padrões de acesso e quanto custam."),
            Map.entry("studio.action", "Abrir o studio"),
            Map.entry("try", "Experimentar a API"),
            Map.entry("api", "API"),
            Map.entry("design", "Desenho"),
            Map.entry("commands", "No terminal"),
            Map.entry("commands.text", "Os mesmos dados por HTTP e pela AWS CLI."),
            Map.entry("error.404", "Não há nada neste endereço"),
            Map.entry("error.title", "Isso não funcionou"),
            Map.entry("error.home", "Ir para a página inicial"));
    private static final Map<String, String> ES = Map.ofEntries(
            Map.entry("headline", "Muchas entidades. Una tabla."),
            Map.entry(
                    "claim",
                    "Cinco productos que funcionan aquí con tablas únicas para DynamoDB. Úselos y vea lo que hizo la tabla."),
            Map.entry("systems", "Empiece aquí"),
            Map.entry("studio", "Studio"),
            Map.entry(
                    "studio.text",
                    "Las tablas de todos los productos: colecciones de ítems, índices, patrones de acceso y su coste."),
            Map.entry("studio.action", "Abrir el studio"),
            Map.entry("try", "Probar la API"),
            Map.entry("api", "API"),
            Map.entry("design", "Diseño"),
            Map.entry("commands", "En el terminal"),
            Map.entry("commands.text", "Los mismos datos por HTTP y con la AWS CLI."),
            Map.entry("error.404", "No hay nada en esta dirección"),
            Map.entry("error.title", "Eso no funcionó"),
            Map.entry("error.home", "Ir a la página de inicio"));

    private StartTexts() {}

    static String of(UiLanguage language, String key) {
        Map<String, String> texts = switch (language) {
            case EN -> EN;
            case PT -> PT;
            case ES -> ES;
        };
        return Objects.requireNonNull(texts.get(key), key);
    }
}
