import { z } from "zod";
import { portalHeaders, portalKeySecret, signForPortal } from "../../app/http/secrets/portal-signature.server.ts";
import type { Bindings } from "../../app/request/bindings.server.ts";
import * as closed from "../../app/routes/portal/closed.ts";
import * as feed from "../../app/routes/portal/feed.ts";
import * as parcelState from "../../app/routes/portal/parcel-state.ts";
import * as parcel from "../../app/routes/portal/parcel.ts";
import * as parcels from "../../app/routes/portal/parcels.ts";
import * as price from "../../app/routes/portal/product-price.ts";
import * as productStock from "../../app/routes/portal/product-stock.ts";
import * as products from "../../app/routes/portal/products.ts";
import * as reply from "../../app/routes/portal/review-reply.ts";
import * as reviews from "../../app/routes/portal/reviews.ts";
import * as stock from "../../app/routes/portal/stock.ts";
import { portalOperations } from "../../app/shared/portal/portal-operations.ts";
import { changeKey } from "../../app/shared/portal/portal-keys.server.ts";
import openapi from "../../docs/portal-openapi.json";
import { contextOf } from "./request-context.ts";
import { findPortalKey } from "../../app/data/portal/portal-keys.server.ts";

// Checks every answer against docs/portal-openapi.json.

export const PORTAL_SECRET = "a secret of vendors' keys, for tests alone";

export type OperationName = keyof typeof portalOperations;

const operator = { kind: "operator", id: "", name: "", address: "" } as const;

export async function keyOf(db: D1Database, vendorId: number, now: number, endpoint: string | null = null) {
  const by = { db, portalSecret: PORTAL_SECRET, isLocalEndpoint: false, author: operator, now };
  const answer = await changeKey(by, vendorId, { intent: "replace", endpoint });
  if (answer !== "done") throw new Error(`no key for the test: ${answer}`);
  const { key } = (await findPortalKey(db, vendorId))!;
  return { key, secret: portalKeySecret(PORTAL_SECRET, key) };
}

const routes: Record<OperationName, object> = {
  listParcels: parcels,
  readParcel: parcel,
  listProducts: products,
  listStock: stock,
  listReviews: reviews,
  moveParcel: parcelState,
  setStock: productStock,
  setPrice: price,
  sendFeed: feed,
  replyToReview: reply,
  closeStore: closed,
};

export interface Asking {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface OddRequest {
  key?: string;
  secret?: string;
  /** Seconds from now. */
  age?: number;
  timestamp?: string;
  signature?: string;
  type?: string;
  method?: string;
  signedMethod?: string;
  signedTarget?: string;
  sentTarget?: string;
  sentBody?: string;
  platform?: Partial<Bindings>;
}

export interface PortalAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

type Handler = (args: object) => Promise<Response>;

export class PortalCaller {
  calls = 0;

  now: number;
  readonly db: D1Database;
  readonly key: { key: string; secret: string } | null;

  constructor(db: D1Database, key: { key: string; secret: string } | null, now: number) {
    this.db = db;
    this.key = key;
    this.now = now;
  }

  async ask(name: OperationName, asking: Asking = {}, oddly: OddRequest = {}): Promise<PortalAnswer> {
    const { path, body: schema } = portalOperations[name];
    const names = Object.entries(asking.params ?? {}).map(([param, value]) => [param, String(value)] as const);
    const filled = names.reduce<string>((at, [param, value]) => at.replace(`:${param}`, value), path);
    const query = asking.query ? `?${new URLSearchParams(asking.query)}` : "";
    const method = oddly.method ?? (schema ? "POST" : "GET");
    const body =
      asking.body === undefined ? "" : typeof asking.body === "string" ? asking.body : JSON.stringify(asking.body);
    const headers = this.#signed(
      { method: oddly.signedMethod ?? method, target: oddly.signedTarget ?? filled + query, body },
      oddly,
    );
    if (method !== "GET") headers.set("Content-Type", oddly.type ?? "application/json");
    const request = new Request(`https://gulit.example${oddly.sentTarget ?? filled + query}`, {
      ...{ method, headers },
      ...(method !== "GET" && { body: oddly.sentBody ?? body }),
    });
    const context = contextOf({
      db: this.db,
      clock: () => this.now,
      portalSecret: PORTAL_SECRET,
      publicOrigin: "https://gulit.example",
      rateLimits: { portal: { limit: async () => ({ success: true }) } },
      outbox: { send: async () => void this.calls++ },
      ...oddly.platform,
    });
    const route = routes[name] as { loader: Handler; action?: Handler };
    const handler = method === "GET" ? route.loader : route.action!;
    const response = await handler({ request, context, params: Object.fromEntries(names) });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: await response.json<PortalAnswer["body"]>(),
    };
    if (answer.status !== 405) asDescribed(name, answer);
    return answer;
  }

  #signed(signed: { method: string; target: string; body: string }, oddly: OddRequest): Headers {
    const timestamp = oddly.timestamp ?? String(Math.floor(this.now / 1_000) - (oddly.age ?? 0));
    const key = oddly.key ?? this.key?.key;
    const secret = oddly.secret ?? this.key?.secret;
    if (key === undefined || secret === undefined) return new Headers();
    return new Headers({
      [portalHeaders.key]: key,
      [portalHeaders.timestamp]: timestamp,
      [portalHeaders.signature]: oddly.signature ?? signForPortal(secret, { timestamp, ...signed }),
    });
  }
}

export const foreignSecret = (key: string) => portalKeySecret("another secret, as long as the right one is", key);

type Described = {
  responses: Record<string, { content: { "application/json": { schema: Record<string, unknown> } } }>;
};

/** Making one takes longer than an answer. */
const schemas = new Map<string, z.ZodType>();

function asDescribed(name: OperationName, { status, body }: PortalAnswer): void {
  const key = `${name} ${status}`;
  if (!schemas.has(key)) schemas.set(key, schemaOf(name, status));
  schemas.get(key)!.parse(body);
}

function schemaOf(name: OperationName, status: number): z.ZodType {
  const path = portalOperations[name].path.replace(/:(\w+)/g, "{$1}") as keyof typeof openapi.paths;
  const described = Object.values(openapi.paths[path])[0] as unknown as Described;
  const schema = described.responses[String(status)]?.content["application/json"].schema;
  if (!schema) throw new Error(`${name} answers ${status}, which is not described`);
  return z.fromJSONSchema({ ...withDefinitions(schema), $defs: definitions });
}

const withDefinitions = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/")) as Record<string, unknown>;
const definitions = withDefinitions(openapi.components.schemas) as Record<string, never>;
