/** `npm run api-docs`: writes docs/api.md from the calls. */
import { writeFileSync } from "node:fs";
import { describeApi } from "./api/describe-api.ts";
import { runCommand } from "./command.ts";

await runCommand(
  { usage: "npm run api-docs", about: "Writes docs/api.md from the calls of the features." },
  async () => {
    writeFileSync("docs/api.md", describeApi());
  },
);
