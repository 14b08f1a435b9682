import { z } from "zod";
import { bodyLimitOf } from "../../../app/http/exempt-routes.ts";
import { portalHeaders } from "../../../app/http/secrets/portal-signature.server.ts";
import { portalOperations, type PortalOperation } from "../../../app/shared/portal/portal-operations.ts";
import * as schemas from "../../../app/shared/portal/portal-schemas.ts";

type Schema = Record<string, unknown>;

/** docs/portal-openapi.json; tests/domain/portal/portal-openapi.test.ts compares it, and writes it with -u. */
export function portalOpenapi(): Record<string, unknown> {
  const named: Record<string, Schema> = {};
  const asJson = (schema: z.ZodType) => ({ "application/json": { schema: described(schema, named) } });
  const problem = (description: string) => ({ description, content: asJson(schemas.problem) });
  const paths: Record<string, object> = {};
  for (const [operationId, operation] of Object.entries(portalOperations) as [string, PortalOperation][]) {
    const { about: summary, params, query, body, answer } = operation;
    const tooLarge = { 413: `The body is over ${bodyLimitOf(operation.path) / 1024} KiB` };
    const refusals = { ...(body ? { ...writeRefusals, ...tooLarge } : readRefusals), ...operation.refusals };
    const path = operation.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      [body ? "post" : "get"]: {
        ...{ operationId, summary },
        parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
        ...(body && { requestBody: { required: true, content: asJson(body) } }),
        responses: {
          200: { description: "Done", content: asJson(answer) },
          ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, problem(text)])),
        },
      },
    };
  }
  const webhooks = { event: { post: { ...webhook, requestBody: { required: true, content: asJson(schemas.event) } } } };
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "https://{shop}", variables: { shop: { default: "gulit.example" } } }],
    security: [signed],
    ...{ paths, webhooks },
    components: { schemas: named, securitySchemes },
  };
}

function described(schema: z.ZodType, named: Record<string, Schema>): Schema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io: "input", override: plainly }) as Schema;
  for (const [name, definition] of Object.entries($defs as Record<string, Schema>)) named[name] = referring(definition);
  return referring(own);
}

/** Formats replace their patterns, and safe-integer bounds are noise. */
function plainly({ jsonSchema }: { jsonSchema: Schema }): void {
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function referring(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema;
}

function parametersOf(schema: z.ZodObject, where: "path" | "query") {
  const { properties = {} } = described(schema, {}) as { properties?: Record<string, Schema> };
  return Object.entries(properties).map(([name, { description, ...own }]) => ({
    ...{ name, in: where, required: where === "path", description, schema: own },
  }));
}

const info = {
  title: "Gulit for vendors' systems",
  version: "1",
  description:
    "How to sign, and what events mean: docs/seller-portal.md. Money is whole santim, a hundredth of a birr; dollars are whole cents.",
};

const readRefusals = {
  401: "The signature is missing, wrong, of a key that was ended, or more than five minutes from the shop's clock",
  422: "The query is not as described",
  429: "Too many requests of this vendor's system; ask again after `Retry-After`",
  503: "The database does not answer; ask again after `Retry-After`",
};

const writeRefusals = {
  401: readRefusals[401],
  415: "No application/json",
  422: "A field is wrong: nothing was changed",
  429: readRefusals[429],
  503: "Not known to be done; send the same again after `Retry-After`",
};

const header = (name: string, description: string) => ({ type: "apiKey", in: "header", name, description });
const securitySchemes = {
  key: header(portalHeaders.key, "The name of the vendor's key"),
  timestamp: header(portalHeaders.timestamp, "Unix seconds"),
  signature: header(
    portalHeaders.signature,
    "HMAC-SHA256, in hex, of timestamp, method, path with query, body: one a line",
  ),
};
const signed = { key: [], timestamp: [], signature: [] };

const webhook = {
  operationId: "event",
  summary: "What the shop posts to the vendor's endpoint, signed alike with EVENT for the method and an empty path",
  security: [signed],
  responses: { "2XX": { description: "Taken; any other answer is tried again for some hours" } },
};
