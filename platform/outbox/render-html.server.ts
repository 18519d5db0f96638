import { siteIn } from "#platform/content/site-now.server.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { themeColors } from "#ui/styles/theme-colors.ts";
import { type MailBlock, type MailContent, senderIn } from "./mail-content.server.ts";
import { mailWords } from "./mail-words.server.ts";
import { html, multiline, SafeHtml } from "./safe-html.server.ts";

const { light, dark } = themeColors();
/** A token of theme.css in the light; a mail program with a dark theme that reads `<style>` gets the dark ones. */
const colour = (token: string) => light[`color-${token}`] ?? "";
const night = (token: string) => `${dark[`color-${token}`]} !important`;

const darkTheme = new SafeHtml(`<style>
  @media (prefers-color-scheme: dark) {
    .paper { background: ${night("paper")}; }
    .surface { background: ${night("surface")}; border-color: ${night("line")}; }
    .ink { color: ${night("ink")}; }
    .soft { color: ${night("ink-soft")}; }
    .rule { border-color: ${night("line")}; }
    .link { color: ${night("brand")}; }
    .button { background: ${night("brand")}; color: ${night("on-brand")}; }
  }
</style>`);

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = `color:${colour("ink")};${font};font-size:16px;line-height:1.6`;
const soft = `color:${colour("ink-soft")};${font};font-size:14px;line-height:1.5`;

/** The HTML part: one column of tables with inline style, which is what every mail program can show. */
export function renderHtml({ language, title, blocks, why, link }: MailContent): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${darkTheme}
</head>
<body class="paper" style="margin:0;padding:0;background:${colour("paper")}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${colour("paper")}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 20px">${mark(siteIn(language).name[language])}</td></tr>
<tr><td class="surface" style="background:${colour("surface")};border:1px solid ${colour("line")};border-radius:16px;padding:32px 28px">
<h1 class="ink" style="margin:0 0 20px;color:${colour("ink")};${font};font-size:26px;line-height:1.2;letter-spacing:-0.02em;font-weight:700">${title}</h1>
${blocks.map((block) => blockHtml(block, language))}
</td></tr>
<tr><td class="soft" style="padding:20px 8px 0;${soft}">
<p style="margin:0 0 8px">${why}</p>
${link ? html`<p style="margin:0 0 8px"><a class="link" href="${link.url}" style="color:${colour("brand")}">${link.label}</a></p>` : ""}
<p style="margin:0">${senderIn(language).join(" · ")}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.markup;
}

/** The name beside three modules, which are table cells: a mail loads no picture. */
function mark(name: string): SafeHtml {
  const module = (fill: string) =>
    html`<td style="padding-right:3px"><div style="width:12px;height:12px;background:${fill};border-radius:3px;font-size:0;line-height:0">&nbsp;</div></td>`;
  const modules = [colour("brand"), colour("signal"), colour("blueprint")].map(module);
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr>${modules}<td class="ink" style="padding-left:6px;color:${colour("ink")};${font};font-size:17px;font-weight:700;letter-spacing:-0.01em">${name}</td></tr></table>`;
}

function blockHtml(block: MailBlock, language: LanguageCode): SafeHtml {
  switch (block.type) {
    case "text":
      return html`<p class="ink" style="margin:0 0 16px;${ink}">${block.text}</p>\n`;
    case "letter":
      return html`<div class="ink" dir="auto" style="margin:0 0 16px;${ink};word-break:break-word">${multiline(block.text)}</div>\n`;
    case "heading":
      return html`<h2 class="ink" style="margin:24px 0 8px;color:${colour("ink")};${font};font-size:18px;line-height:1.3;font-weight:700">${block.text}</h2>\n`;
    case "list":
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items.map((item) => html`<li class="ink" style="margin:0 0 8px;${ink}">${item}</li>`)}</ul>\n`;
    case "facts":
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px">${block.rows.map(fact)}</table>\n`;
    case "message":
      return html`<p class="soft" style="margin:4px 0 6px;${soft}">${block.label}</p>
<div class="ink" dir="auto" style="border-left:3px solid ${colour("signal")};padding:2px 0 2px 16px;${ink};word-break:break-word">${multiline(block.text)}</div>\n`;
    case "button":
      return html`<p style="margin:8px 0 16px"><a class="button" href="${block.url}" style="display:inline-block;background:${colour("brand")};color:${colour("on-brand")};${font};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none;padding:14px 24px;border-radius:10px">${block.label}</a></p>
<p class="soft" style="margin:0 0 16px;${soft}">${mailWords(language)("newsletterConfirmation.buttonHint")}<br><a class="link" href="${block.url}" style="color:${colour("brand")};word-break:break-all">${block.url}</a></p>\n`;
  }
}

function fact({ label, value }: { label: string; value: string }): SafeHtml {
  const cell = `border-bottom:1px solid ${colour("line")};padding:8px 0;vertical-align:top`;
  return html`<tr><td class="soft rule" width="34%" style="${cell};padding-right:12px;${soft}">${label}</td><td class="ink rule" dir="auto" style="${cell};${ink};word-break:break-word">${value}</td></tr>\n`;
}
