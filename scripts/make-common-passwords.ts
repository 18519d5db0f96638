/**
 * Makes content/common-passwords.txt again from the word list of @zxcvbn-ts/language-common, which is needed for
 * this alone and therefore no dependency: `npm pack @zxcvbn-ts/language-common@4.1.3`, unpack it, then
 * `node scripts/make-common-passwords.ts package/src/passwords.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { passwordLength } from "../features/accounts/password-rule.ts";
import { runCommand } from "./command.ts";

/** More than the 3,000 that must be refused: the list is international, and Turkish clubs come late in it. */
const kept = 10_000;

const header = `# The commonest passwords of at least ${passwordLength.min} characters, the commonest first (scripts/make-common-passwords.ts).
# From @zxcvbn-ts/language-common 4.1.3, https://github.com/zxcvbn-ts/zxcvbn
# Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; copyright (c) 2021 @zxcvbn-ts. MIT License:
# Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
# documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
# rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
# persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and
# this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS
# PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
# MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
# HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
# ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

await runCommand(
  {
    usage: "node scripts/make-common-passwords.ts package/src/passwords.json",
    about: "Makes content/common-passwords.txt again from the list of @zxcvbn-ts/language-common.",
    words: { least: 1, most: 1 },
  },
  ({ words: [source = ""] }) => {
    const all: string[] = JSON.parse(readFileSync(source, "utf8"));
    const passwords = all.filter((one) => [...one].length >= passwordLength.min).slice(0, kept);
    writeFileSync("content/common-passwords.txt", `${header}${passwords.join("\n")}\n`);
  },
);
