import { registerMessages } from "az/messages.js";

registerMessages({
  en: { "gallery.title": "Gallery", "gallery.lead": "Every component, in every state, with the values that real pages have.", "gallery.lines": { one: "{count} line waiting", other: "{count} lines waiting" }, "gallery.total": "Total {money}" },
  pt: { "gallery.title": "Galeria", "gallery.lead": "Cada componente, em cada estado, com os valores que páginas reais têm.", "gallery.lines": { one: "{count} linha na fila", other: "{count} linhas na fila" }, "gallery.total": "Total {money}" },
  es: { "gallery.title": "Galería", "gallery.lead": "Cada componente, en cada estado, con los valores que tienen las páginas reales.", "gallery.lines": { one: "{count} línea en espera", other: "{count} líneas en espera" }, "gallery.total": "Total {money}" },
});
