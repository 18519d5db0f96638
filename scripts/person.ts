/**
 * `npm run person -- ada@example.com`: what the site keeps of whoever has an address, for somebody who asks what is known
 * about them (docs/personal-data.md).
 */
import process from "node:process";
import { defaultLanguage, languageCodes } from "#platform/language/languages.ts";
import { isEmail } from "#platform/rules/email-rule.ts";
import { personalData } from "#server/personal-data.ts";
import { runCommand } from "./command.ts";
import { withStore } from "./content/with-store.ts";
import { findPerson } from "./person/find-person.ts";
import { showPerson } from "./person/show-person.ts";
import { stop } from "./stop.ts";

const usage = "npm run --silent person -- name@example.com [--language en] > person.json";

await runCommand(
  {
    usage,
    about: "Says as JSON what is kept of whoever has an e-mail address.",
    options: {
      language: { type: "string", about: `of the reasons: ${languageCodes.join(", ")}` },
    },
    words: { least: 1, most: 1 },
  },
  async ({ words: [address = ""], values: { language: wanted = defaultLanguage.code } }) => {
    if (!isEmail(address)) stop(`${address} is no e-mail address.\nSay it like this: ${usage}`);
    const language = languageCodes.find((code) => code === wanted);
    if (!language)
      return stop(`${wanted} is none of ${languageCodes.join(", ")}.\nSay it like this: ${usage}`);
    const person = await withStore(({ longReads }) => findPerson(longReads, address, personalData));
    console.log(JSON.stringify(showPerson(person, { address, language, at: new Date() }), null, 2));
    if (person.about.length + person.doneBy.length > 0) return;
    console.error(`Nothing is kept under ${address}.`);
    process.exitCode = 1;
  },
);
