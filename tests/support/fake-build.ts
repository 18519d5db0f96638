import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { StaticFile, StaticManifest } from "#platform/http/static-manifest.server.ts";
import { languages } from "#platform/language/languages.ts";
import { localizedPath } from "#platform/language/localized-path.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The markup that the server relies on, and no more: see fill-refused-form.ts. */
const contactForm = (code: string) => `<form method="post" data-form="contact">
<input type="hidden" name="language" value="${code}"/><input name="subject" type="text"/>
${["name", "email", "number", "company"]
  .map((name) => `<input id="c-${name}" name="${name}"/><p data-error-for="${name}"></p>`)
  .join("\n")}
<textarea name="message"></textarea><p data-error-for="message"></p>
<p role="alert" data-form-status=""></p></form>`;
const emailForm = (code: string) => `<form method="post" data-form="email">
<input type="hidden" name="language" value="${code}"/><input name="subject" type="text"/>
<input name="email" type="email"/><p data-error-for="email"></p><p data-form-status=""></p></form>`;

const applicationForm = (code: string) => `<form method="post" data-form="application">
<input type="hidden" name="language" value="${code}"/><input type="hidden" name="position" value="Developer"/>
<input type="hidden" name="page" value="/career/developer"/><input name="subject" type="text"/>
${["name", "email", "number", "file"]
  .map((name) => `<input id="a-${name}" name="${name}"/><p data-error-for="${name}"></p>`)
  .join("\n")}
<textarea name="message"></textarea><p data-error-for="message"></p>
<p role="alert" data-form-status=""></p></form>`;

const projectForm = (code: string) => `<form method="post" data-form="project">
<input type="hidden" name="language" value="${code}"/><input name="subject" type="text"/>
${["name", "email", "number", "company"]
  .map((name) => `<input id="p-${name}" name="${name}"/><p data-error-for="${name}"></p>`)
  .join("\n")}
${["field", "size", "start", "has"]
  .map(
    (name) =>
      `<select name="${name}"><option value="" selected="">-</option><option value="iot">IoT</option></select><p data-error-for="${name}"></p>`,
  )
  .join("\n")}
<textarea name="message"></textarea><p data-error-for="message"></p>
<p role="alert" data-form-status=""></p></form>`;

const withdrawalForm = (code: string) => `<form method="post" data-form="withdrawal">
<input type="hidden" name="language" value="${code}"/><input name="subject" type="text"/>
${["name", "order", "email"]
  .map((name) => `<input id="w-${name}" name="${name}"/><p data-error-for="${name}"></p>`)
  .join("\n")}
<p role="alert" data-form-status=""></p></form>`;

const orderForm = (code: string) => `<form method="post" data-form="order">
<input type="hidden" name="language" value="${code}"/>
${["name", "street", "city"]
  .map((name) => `<input id="o-${name}" name="${name}"/><p data-error-for="${name}"></p>`)
  .join("\n")}
<p role="alert" data-form-status=""></p></form>`;

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><style>p{margin:0}</style><script>1</script></head><body>${body}</body></html>`;

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
export const inlineScriptHash = hashOf("1");
export const inlineStyleHash = hashOf("p{margin:0}");

/** Four hundred tests make a build of their own. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A small build with every kind of file, made as the real one is; the folder for `startServer`. */
export function fakeBuild(
  more: Record<string, string | Buffer> = {},
  origin = "http://localhost:3000",
): string {
  const buildDir = temporaryFolder();
  const files: StaticFile[] = [];

  function add(address: string, file: string, content: string | Buffer, rest: Partial<StaticFile>) {
    const place = path.join(buildDir, "client", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
    const encodings: StaticFile["encodings"] = rest.encodings ?? ["br", "gzip"];
    if (encodings.includes("br"))
      writeFileSync(`${place}.br`, brotliCompressSync(content, quickly));
    if (encodings.includes("gzip")) writeFileSync(`${place}.gz`, gzipSync(content));
    files.push({
      path: address,
      file,
      type: "text/plain; charset=utf-8",
      size: Buffer.byteLength(content),
      hash: createHash("sha256").update(content).digest("base64url").slice(0, 22),
      cache: "revalidate",
      status: 200,
      ...rest,
      encodings,
    });
  }

  for (const { code } of languages) {
    const addPage = (bare: string, body: string, status: 200 | 404 = 200) => {
      const address = localizedPath(bare, code);
      add(address, `${address.slice(1)}/index.html`, page(`${bare} ${code}`, body), {
        type: "text/html; charset=utf-8",
        status,
        inline: { scripts: [inlineScriptHash], styles: [inlineStyleHash] },
      });
    };
    addPage("/", emailForm(code));
    addPage("/contact", contactForm(code));
    addPage("/contact/thanks", '<p data-reference="" hidden=""><strong></strong></p>');
    addPage("/career/developer", applicationForm(code));
    addPage("/shop/withdraw", withdrawalForm(code));
    addPage("/contact/v2", projectForm(code));
    addPage("/shop/checkout", orderForm(code));
    addPage("/newsletter/confirm", '<form method="post"></form>');
    addPage("/newsletter/link-expired", "expired");
    addPage("/error", "error", 404);
    add(`/assets/i18n/${code}.json`, `assets/i18n/${code}.json`, `{"code":"${code}"}`, {
      type: "application/json",
    });
  }
  add("/assets/app-1a2b.js", "assets/app-1a2b.js", "console.log(1);".repeat(200), {
    type: "text/javascript; charset=utf-8",
    cache: "immutable",
  });
  add("/digits.bin", "digits.bin", "0123456789", {
    type: "application/octet-stream",
    encodings: [],
  });
  for (const [address, content] of Object.entries(more)) {
    const isHashed = /-[a-z\d]{8}\.\w+$/.test(address);
    add(address, address.slice(1), content, {
      encodings: [],
      cache: isHashed ? "immutable" : "revalidate",
    });
  }
  const manifest: StaticManifest = { origin, files };
  writeFileSync(path.join(buildDir, "static-manifest.json"), JSON.stringify(manifest));
  // Beside the build, and therefore nobody's business.
  writeFileSync(path.join(buildDir, "secret.txt"), "secret");
  return buildDir;
}
