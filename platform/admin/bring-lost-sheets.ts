/** Sheets that did not come. What a link says itself cannot be told from a sheet of another origin. */
const lost = new Set<HTMLLinkElement>();

if (typeof document !== "undefined") {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  };
  // It does not bubble.
  document.addEventListener("error", note, true);
}

/**
 * Asks once more for sheets that were lost on the way. The bundler takes one for loaded as soon as it has asked for it
 * (https://vite.dev/guide/build.html#load-error-handling), so what is tried again would stand there without its looks.
 * @throws Error where one is lost again
 */
export async function bringLostSheets(): Promise<void> {
  await Promise.all([...lost].map(bringAgain));
}

function bringAgain(link: HTMLLinkElement): Promise<unknown> {
  lost.delete(link);
  if (!link.isConnected) return Promise.resolve();
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = () => reject(new Error(`${link.href} did not come.`));
    link.replaceWith(again);
  });
}
