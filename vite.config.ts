import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pages } from "./app/pages.ts";
import { apiInDevelopment } from "./scripts/vite/api-in-development.ts";
import { compiledMessages } from "./scripts/vite/compiled-messages.ts";
import { contentForBrowser } from "./scripts/vite/content-for-browser.ts";
import { drawings } from "./scripts/vite/drawings.ts";
import { editingGuide } from "./scripts/vite/editing-guide.ts";
import { entriesInDevelopment } from "./scripts/vite/entries-in-development.ts";
import { headScriptModule } from "./scripts/vite/head-script.ts";
import { keepRenderBundle } from "./scripts/vite/keep-render-bundle.ts";
import { partFiles } from "./scripts/vite/part-files.ts";
import { reloadWithContent } from "./scripts/vite/reload-with-content.ts";
import { searchInDevelopment } from "./scripts/vite/search-in-development.ts";
import { readSettings } from "./server/env.ts";

const { port, origin } = readSettings();

const everyPageNeeds = [
  /[\\/]app[\\/](root|public-frame|page-head|entry)/,
  /[\\/]platform[\\/]language[\\/](?!wait-in-words|country-|write-|use-number|intl-formats|language-(links|list|menu|name)|use-language-name)/,
  /[\\/]features[\\/](layout[\\/](?!back-to-top|footer|store-badges|header-|main-menu|menu-|small-screen-links|open-on-hover|audience)|motion|theme)/,
  /[\\/]platform[\\/]content[\\/](site|shell-provider|facts-of-today)\./,
  /[\\/]platform[\\/]submissions[\\/](campaign-source|refused-form\.)/,
  /[\\/]features[\\/]sections[\\/]nothing-to-show\./,
  /[\\/]ui[\\/](button[\\/](?!retry-)|later|menu|motion|toast[\\/]toast(er|-store)|view-time)/,
  // Pages that draw at once are the largest: with the drawings in a file of their own these weigh 240 bytes more.
  /virtual:drawings|[\\/]ui[\\/]pictures[\\/](drawn|shown|factory-mark|icons|logo)/,
];

/** Menus of header and footer: links that work without it. */
const everyMenuNeeds =
  /[\\/]features[\\/]layout[\\/](header-(menu|buttons|actions)|main-menu|menu-|small-screen-links|open-on-hover|audience)|[\\/]language[\\/]language-(links|list|menu)|[\\/]flags\./;

/** What each form that anybody may send needs, the smallest too, which knows no schemas. */
const everyFormNeeds =
  /[\\/]platform[\\/](submissions[\\/](form-draft|(use-)?receipt|reference-n|use-submission)|rules[\\/]email-rule)|[\\/]features[\\/](messages|newsletter)[\\/](contact|newsletter)-address/;

/** What every way into an account needs: a dozen small modules that come together. */
const everyWayInNeeds =
  /[\\/]features[\\/]accounts[\\/](auth-(card|field|link)|form-end|password-field|sign-in-(form|links)|use-(auth-form|problem-words)|call-account|recall-user)\.|[\\/]password-icons\./;

/** What each page of an entry needs, whatever sections it has: one file, since small ones compress worse. */
const everyEntryNeeds =
  /[\\/]features[\\/](pages[\\/](bring-parts|part-names|entry-page|templates[\\/](sections|trail|contents))|sections[\\/](section|rich-text-view|sample-label|two-ways-view|use-facts))\.|[\\/]ui[\\/]part[\\/]/;

export default defineConfig({
  plugins: [
    compiledMessages(),
    headScriptModule(),
    drawings(),
    contentForBrowser(),
    partFiles(),
    keepRenderBundle(),
    entriesInDevelopment(),
    editingGuide(),
    reloadWithContent(),
    apiInDevelopment(),
    searchInDevelopment(),
    tailwindcss(),
    reactRouter(),
  ],
  define: {
    __SITE_ORIGIN__: JSON.stringify(origin),
    __PAGE_PATHS__: JSON.stringify(pages.map(({ path }) => path)),
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID || "development"),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  },
  resolve: {
    // Messages are compiled, so the page needs no ICU parser (3 KB instead of 11).
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  ssr: { noExternal: ["use-intl"] },
  server: { port, host: "127.0.0.1" },
  optimizeDeps: {
    include: ["react-dom/client", "react-router/dom", "use-intl", "valibot"],
  },
  build: {
    // A data: address would need a wider policy; and nothing here is small enough to gain.
    assetsInlineLimit: 0,
    // Sheets alone: that each import names the scripts that will be asked for next takes 1.6 KB of every page.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The libraries run as the page comes alive: V8 compiles their functions beside it instead of one by one as they
            // are called (https://v8.dev/blog/explicit-compile-hints). It looks for this in the first line, which Vite
            // takes for itself in files that bring sheets along.
            postBanner: ({ name }) => (name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|use-intl|icu-minify|@formatjs)[\\/]/,
                },
                {
                  // What every page needs, in one file: thirty small ones compress worse and wait longer. Not in one
                  // with the libraries: that is 0.8 KB less, and keeps the processor 40 ms longer at a stretch.
                  name: "site",
                  test: (id) => everyPageNeeds.some((modules) => modules.test(id)),
                },
                { name: "menus", test: everyMenuNeeds },
                { name: "numbers", test: /[\\/]language[\\/](write-|use-number|intl-formats)/ },
                { name: "form", test: everyFormNeeds },
                // How an address names products: the checkout needs both, and each alone compresses worse.
                { name: "product-address", test: /[\\/](enquiry|lines-of)-address\./ },
                // A group takes along what its modules stand on: what other forms need, too, stands before it.
                { name: "field", test: /[\\/](form-field|honeypot(-control)?)\./ },
                { name: "field-errors", test: /[\\/]use-field-errors\./ },
                { name: "wait", test: /[\\/]wait-in-words\.|[\\/]session[\\/]offline\./ },
                // Small ones that the largest pages need together: each alone compresses worse.
                { name: "product-choices", test: /[\\/]product-choices\./ },
                {
                  name: "order-text",
                  test: /[\\/](texts[\\/](order-text|text-blocks)|use-money)\./,
                },
                { name: "cart", test: /[\\/]cart[\\/](empty-cart|chosen-place)\./ },
                { name: "offer", test: /[\\/](use-euro|ticked-list)\./ },
                { name: "way-in", test: everyWayInNeeds },
                { name: "entry", test: everyEntryNeeds },
              ],
            },
          },
        },
      },
    },
  },
});
