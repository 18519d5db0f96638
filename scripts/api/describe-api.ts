import type { Feature } from "../../platform/feature.server.ts";
import { type Call, type Caller, type CallName, isOther } from "../../platform/http/call.ts";
import { features } from "../../server/features.ts";
import { ownCalls } from "../../server/own-calls.ts";

const who = { anyone: "anyone", "signed-in": "who is signed in", Admin: "administrators" };
const inWords = (caller: Caller): string =>
  typeof caller === "string" ? who[caller] : `${caller.map((role) => `\`${role}\``).join(", ")}`;

const head = `# API

Written by \`npm run api-docs\` from the calls themselves; \`npm test\` notices when it is behind. The exact shapes of the features' calls are in \`/api/openapi.json\` of a running site. A change that a script makes is JSON and carries the visitor's CSRF token, the cookie \`XSRF-TOKEN\`, in the header \`X-XSRF-TOKEN\`. A refusal is \`application/problem+json\` (RFC 9457); 422 names fields and codes. Where roles stand (\`sales\`, \`author\`, \`publisher\`), whoever holds one of them may call, and every administrator; everybody else is answered 403.
`;

type NamedFeature = Pick<Feature, "name" | "calls">;

/** docs/api.md: the calls of each feature. */
export function describeApi(): string {
  const all: NamedFeature[] = [{ name: "server", calls: ownCalls }, ...features];
  const telling = all.filter(({ calls }) => calls);
  return [head, ...telling.map(describeFeature)].join("\n");
}

function describeFeature({ name, calls = {} }: NamedFeature): string {
  const rows = Object.entries(calls).map(([call, told]) => rowOf(call as CallName, told));
  return `## ${name}

| call | what it does | who may call | takes | answers |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

function rowOf(name: CallName, { about, caller, query, body, texts, answer }: Call): string {
  const takes = [...fieldsOf(query), ...fieldsOf(body ?? texts)].join(", ");
  const answers = isOther(answer) ? answer.mediaType : fieldsOf(answer).join(", ");
  return `| \`${name}\` | ${about} | ${inWords(caller)} | ${takes || "–"} | ${answers || "–"} |`;
}

/** The names of an object's fields; none for what is no object. */
function fieldsOf(schema: object | undefined): string[] {
  if (!schema || !("entries" in schema)) return [];
  return Object.keys(schema.entries as object).map((field) => `\`${field}\``);
}
