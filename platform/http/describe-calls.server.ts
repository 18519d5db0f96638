import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { type Call, type CallName, isOther } from "./call.ts";

type Named = { name: CallName; call: Call };

/** The calls as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). `origin`: where they are answered. */
export function describeCalls(calls: readonly Named[], { origin, title }: Site) {
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, call } of calls) {
    const [method = "", path = ""] = name.split(" ");
    const address = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, "{$1}");
    paths[address] ??= {};
    paths[address][method.toLowerCase()] = operation(method, address, call);
  }
  return {
    openapi: "3.1.1",
    info: { title, version: "1" },
    servers: [{ url: origin }],
    paths,
    components: { schemas: { Problem: problem }, securitySchemes: { session } },
  };
}

interface Site {
  origin: string;
  title: string;
}

/** RFC 9457. */
const problem = {
  type: "object",
  required: ["title", "status"],
  properties: {
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string" },
    detail: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

const session = { type: "apiKey", in: "cookie", name: "auth-session" };

function operation(method: string, address: string, call: Call) {
  const { about, caller, params, query, body, texts, answer } = call;
  const sent = body ?? texts;
  return {
    operationId: `${method.toLowerCase()}${address.replaceAll(/[^a-zA-Z\d]+(.)?/g, (_, letter = "") => letter.toUpperCase())}`,
    summary: about,
    ...(caller === "anyone" ? {} : { security: [{ session: [] }], "x-caller": caller }),
    parameters: [...named(params, "path"), ...named(query, "query"), ...csrf(method)],
    ...(sent ? { requestBody: { required: true, content: json(schemaOf(sent, "input")) } } : {}),
    responses: {
      "200": {
        description: "Done.",
        content: isOther(answer) ? { [answer.mediaType]: {} } : json(schemaOf(answer, "output")),
      },
      default: {
        description: "Refused.",
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    },
  };
}

const json = (schema: object) => ({ "application/json": { schema } });

const csrf = (method: string) =>
  method === "GET"
    ? []
    : [{ name: "X-XSRF-TOKEN", in: "header", required: false, schema: { type: "string" } }];

function named(schema: v.GenericSchema | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as ObjectSchema;
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: own,
  }));
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** What a check of our own says has no word in JSON Schema: then the type alone stands there. */
function schemaOf(schema: v.GenericSchema, typeMode: "input" | "output"): object {
  const { $schema: _, ...described } = toJsonSchema(schema as never, {
    errorMode: "ignore",
    typeMode,
  });
  return described;
}
