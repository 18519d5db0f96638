// Before the first paint: the saved theme, or the system's, which is then saved (docs/specification.md, States).
const key = "booking-theme";
const root = document.documentElement;
const system = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
let saved;
try {
  saved = localStorage.getItem(key);
  if (!["light", "dark", "auto"].includes(saved)) {
    saved = system();
    localStorage.setItem(key, saved);
  }
} catch {
  saved = "auto";
}
root.setAttribute("data-bs-theme", saved === "auto" ? system() : saved);
