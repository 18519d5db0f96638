import type { LanguageCode } from "#platform/language/languages.ts";

const style = `html{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;font:1.25rem/1.5 system-ui,sans-serif}h1{max-width:30ch;margin:1.5rem;font-size:1em;font-weight:400}`;

/**
 * A page of one sentence, for what has no page of the site: it needs nothing else. `text` is our own.
 * @param head more for its head
 */
export const sentencePage = (language: LanguageCode, text: string, head = ""): string =>
  `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${text}</title><style>${style}</style><h1>${text}</h1></html>`;
