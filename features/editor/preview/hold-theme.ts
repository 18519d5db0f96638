/**
 * Shows what the editor's buttons say, and keeps it: parts of the page that come later bring the theme of the person
 * who writes (features/theme), which is not what was asked for.
 */
export function holdTheme(root: HTMLElement = document.documentElement) {
  let held: string | undefined;
  function show(theme = held): void {
    held = theme;
    if (held && root.dataset.bsTheme !== held) root.dataset.bsTheme = held;
  }
  const watching = new MutationObserver(() => show());
  watching.observe(root, { attributes: true, attributeFilter: ["data-bs-theme"] });
  return { show, stop: () => watching.disconnect() };
}
