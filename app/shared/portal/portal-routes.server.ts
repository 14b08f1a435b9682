import { hash } from "node:crypto";
import type { z } from "zod";
import { findCaller } from "../../data/portal/portal-keys.server.ts";
import { findRequest, isRepeatedRequest, type PortalRequest } from "../../data/portal/portal-requests.server.ts";
import type { GoodsRefusal } from "../../data/products/change-goods.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { readBounded } from "../../http/forms/bounded-body.server.ts";
import { signingKey } from "../../http/secrets/portal-signature.server.ts";
import { type ActionArgs, callOutbox } from "../../request/action-context.server.ts";
import { bindings, type Bindings } from "../../request/bindings.server.ts";
import { mayAskPortal, RETRY_AFTER } from "../../request/rate-limit.server.ts";
import { firstIssue, json, problemAnswer } from "../operator/operator-answer.server.ts";
import { portalOperations, type PortalOperation } from "./portal-operations.ts";
import { whenUnavailable } from "../../request/needed.server.ts";
import { sentType } from "../../http/media-types.server.ts";

interface RouteArgs extends ActionArgs {
  params: Record<string, string | undefined>;
}

interface Asked<Operation extends PortalOperation> {
  db: D1Database;
  publicOrigin: string;
  /** Owner of the key: data of other vendors is neither returned nor changed. */
  vendorId: number;
  params: z.output<Operation["params"]>;
  query: z.output<Operation["query"]>;
  now: number;
}

type Operations = typeof portalOperations;
type Named<Body> = {
  [Name in keyof Operations]: Operations[Name]["body"] extends Body ? Name : never;
}[keyof Operations];

/** A repeated write is idempotent. */
const away = whenUnavailable("portal", () =>
  problemAnswer(503, "Not confirmed; send the same again.", { "Retry-After": "5" }),
);

/** 401 without a valid signature; null becomes 404, also for data of another vendor. */
export function portalRead<Name extends Named<null>>(
  name: Name,
  read: (asked: Asked<Operations[Name]>) => Promise<z.input<Operations[Name]["answer"]> | Response | null>,
) {
  const operation = portalOperations[name];
  const answer = async ({ request, context, params }: RouteArgs): Promise<Response> => {
    const asked = await signed(operation, { request, context, params }, "");
    if (asked instanceof Response) return asked;
    const sent = [...new URL(request.url).searchParams];
    const twice = sent.find(([name], place) => sent.findIndex(([other]) => other === name) < place);
    if (twice) return problemAnswer(422, `${twice[0]}: is in the address twice`);
    const query = operation.query.safeParse(Object.fromEntries(sent));
    if (!query.success) return problemAnswer(422, firstIssue(query.error));
    const found = await read({ ...asked, query: query.data } as unknown as Asked<Operations[Name]>);
    if (found instanceof Response) return found;
    return found === null ? problemAnswer(404, UNKNOWN) : json(200, found as object);
  };
  return (args: RouteArgs) => answer(args).catch(away);
}

interface AskedWrite<Operation extends PortalOperation & { body: z.ZodObject }> extends Asked<Operation> {
  body: z.output<Operation["body"]>;
  author: EventAuthor;
  platform: Bindings;
  /** Statements for the write's own batch (data/portal/portal-requests). */
  once: PortalRequest;
}

/** Signed over address and body, idempotent by `id`; a refused request may be sent again. */
export function portalWrite<Name extends Named<z.ZodObject>>(
  name: Name,
  write: (asked: AskedWrite<Operations[Name]>) => Promise<Response>,
) {
  const operation = portalOperations[name];
  const answer = async ({ request, context, params }: RouteArgs): Promise<Response> => {
    const type = sentType(request);
    if (type !== "application/json") return problemAnswer(415, "Send application/json.");
    const limit = bodyLimitOf(operation.path);
    const text = await readBounded(request, limit);
    if (text === null) return problemAnswer(413, `The body is larger than ${limit / 1024} KiB.`);
    const asked = await signed(operation, { request, context, params }, text);
    if (asked instanceof Response) return asked;
    const parsed = parseJson(text);
    if (parsed instanceof SyntaxError) return problemAnswer(422, `body: is no JSON (${parsed.message})`);
    const body = operation.body.safeParse(parsed);
    if (!body.success) return problemAnswer(422, firstIssue(body.error));
    const platform = context.get(bindings);
    const { db, vendorId, vendor, now } = asked;
    const contentHash = hash("sha256", `${targetOf(request)}\n${text}`);
    const once: PortalRequest = { id: body.data.id as string, vendorId, contentHash, now };
    const author = { kind: "portal", id: String(vendorId), name: vendor, address: clientAddress(request.headers) };
    const wish = { ...asked, query: {}, body: body.data, once, author, platform };
    const before = await earlierAnswer(db, once);
    if (before) return before;
    const written = await write(wish as unknown as AskedWrite<Operations[Name]>).catch(async (error: unknown) => {
      // The same request was carried out at the same moment.
      const meanwhile = isRepeatedRequest(error) ? await earlierAnswer(db, once) : null;
      if (!meanwhile) throw error;
      return meanwhile;
    });
    if (written.ok) callOutbox(platform);
    return written;
  };
  return (args: RouteArgs) => answer(args).catch(away);
}

export const UNKNOWN = "There is no such thing.";
const refusals = {
  unknownGoods: [404, UNKNOWN],
  lockedGoods: [409, "The shop keeps price and stock of this product as they are."],
  stockByOption: [409, "The stock of this product is kept by option: name one as `option`."],
  noOption: [422, "option: this product has no such option"],
  shared: [422, "option: the options of this product share its stock; leave it out"],
} as const;

/** Of a change of price or stock. */
export function refusedChange(refusal: GoodsRefusal): Response {
  if (refusal.kind === "otherwise") {
    const { stock, expected } = refusal;
    return json(409, { problem: `There are ${stock}, not ${expected}.`, stock });
  }
  const [status, problem] = refusals[refusal.kind];
  return problemAnswer(status, problem);
}

export const NO_DOLLARS = "usdPrice: an option has none; leave it out";
const UNSIGNED = "The signature is missing, wrong, or of a key that was ended.";

/** The signature is checked first: a forged one costs no query and counts for no vendor. */
async function signed({ params }: PortalOperation, { request, context, params: named }: RouteArgs, body: string) {
  const platform = context.get(bindings);
  const { db, publicOrigin } = platform;
  const now = platform.clock();
  const sent = { method: request.method, target: targetOf(request), body };
  const key = signingKey(request.headers, sent, platform.portalSecret, now);
  if (typeof key === "number") return problemAnswer(401, wrongClock(key));
  const caller = key === null ? null : await findCaller(db, key);
  if (!caller) return problemAnswer(401, UNSIGNED);
  if (!(await mayAskPortal(caller.vendorId, platform)))
    return problemAnswer(429, "Too many requests of this vendor's system.", { "Retry-After": String(RETRY_AFTER) });
  const path = params.safeParse(named);
  return path.success ? { ...caller, db, publicOrigin, now, params: path.data } : problemAnswer(404, UNKNOWN);
}

function wrongClock(late: number): string {
  const says = `${Math.abs(late)} seconds ${late > 0 ? "behind" : "ahead of"}`;
  return `The timestamp is ${says} the shop's clock; at most 300 are taken: set your system's clock.`;
}

function targetOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

async function earlierAnswer(db: D1Database, once: PortalRequest): Promise<Response | null> {
  const before = await findRequest(db, once);
  if (before === "done") return json(200, { ok: true, repeated: true });
  return before === "other" ? problemAnswer(409, "id: was used for something else") : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
