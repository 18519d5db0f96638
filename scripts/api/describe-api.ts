import type { Feature } from "../../platform/feature.server.ts";
import { type Call, type CallName, isOther } from "../../platform/http/call.ts";
import { addressesOf } from "../../platform/http/serve-calls.server.ts";
import { features } from "../../server/features.ts";
import { type Permission, permissions } from "../../server/http/permissions.ts";
import { ownCalls } from "../../server/own-calls.ts";

const who = { anyone: "anyone", "signed-in": "who is signed in", Admin: "administrators" };

const head = `# API

Written by \`npm run api-docs\` from the calls themselves; \`npm test\` notices when it is behind. The exact shapes of the features' calls are in \`/api/openapi.json\` of a running site. A change that a script makes is JSON and carries the visitor's CSRF token, the cookie \`XSRF-TOKEN\`, in the header \`X-XSRF-TOKEN\`. A refusal is \`application/problem+json\` (RFC 9457); 422 names fields and codes.
`;

type NamedFeature = Pick<Feature, "name" | "calls">;

/** docs/api.md: the calls of each feature, then the addresses that are no calls yet. */
export function describeApi(): string {
  const all: NamedFeature[] = [{ name: "server", calls: ownCalls }, ...features];
  const told = new Set(
    all
      .flatMap(({ calls }) => Object.entries(calls))
      .flatMap(([name, call]) => addressesOf(name as CallName, call))
      .map(({ method, path }) => `${method} ${path}`),
  );
  const rest = permissions.filter(({ method, path }) => !told.has(`${method} ${path}`));
  const telling = all.filter(({ calls }) => Object.keys(calls).length > 0);
  return [head, ...telling.map(describeFeature), describeRest(rest)].join("\n");
}

function describeFeature({ name, calls }: NamedFeature): string {
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
  return `| \`${name}\` | ${about} | ${who[caller]} | ${takes || "–"} | ${answers || "–"} |`;
}

/** The names of an object's fields; none for what is no object. */
function fieldsOf(schema: object | undefined): string[] {
  if (!schema || !("entries" in schema)) return [];
  return Object.keys(schema.entries as object).map((field) => `\`${field}\``);
}

function describeRest(rows: readonly Permission[]): string {
  const lines = rows.map(
    ({ method, path, caller }) => `| \`${method} ${path.replace("|", "\\|")}\` | ${who[caller]} |`,
  );
  return `## Not yet told as calls

Their handlers are in \`server/api\`, their schemas in the features; the OpenAPI document does not know them.

| address | who may call |
| --- | --- |
${lines.join("\n")}
`;
}
