// Runs before the first paint, so that a chosen theme does not flash. The only value kept in local storage.
(() => {
  try {
    const theme = localStorage.getItem("az-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is not allowed: the system's theme applies.
  }
})();
