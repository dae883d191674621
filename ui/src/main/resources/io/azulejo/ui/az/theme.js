// Light, dark, or what the system says.
const KEY = "az-theme";

export function theme() {
  return document.documentElement.dataset.theme ?? "system";
}

export function setTheme(choice) {
  const root = document.documentElement;
  try {
    if (choice === "system") {
      delete root.dataset.theme;
      localStorage.removeItem(KEY);
    } else {
      root.dataset.theme = choice;
      localStorage.setItem(KEY, choice);
    }
  } catch {
    // Storage is not allowed: the choice lasts as long as the page.
  }
}
