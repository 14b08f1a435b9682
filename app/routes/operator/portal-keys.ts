import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { listPortalKeys } from "../../data/portal/portal-keys.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";
import { changeEndpoint, endKey, makeKey } from "../../shared/portal/portal-keys.server.ts";
import type { Route } from "./+types/portal-keys";

const AT_ONCE = 200;

const vendor = z.int().min(1);
const endpoint = z.string().max(2_000).nullable().default(null);

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("list"), after: z.int().min(0).default(0) }),
  z.object({ operation: z.literal("make"), vendor, endpoint, replaces: z.boolean().default(false) }),
  z.object({ operation: z.literal("endpoint"), vendor, endpoint }),
  z.object({ operation: z.literal("end"), vendor }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/portal-keys"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  const by = { ...platform, author: operatorAuthor(request), now: platform.clock() };
  try {
    if (asked.operation === "list") return json(200, { keys: await listPortalKeys(platform.db, asked.after, AT_ONCE) });
    const { vendor: vendorId } = asked;
    const answer =
      asked.operation === "make"
        ? await makeKey(by, { vendorId, endpoint: asked.endpoint, replaces: asked.replaces })
        : asked.operation === "end"
          ? await endKey(by, vendorId)
          : await changeEndpoint(by, vendorId, asked.endpoint);
    if (answer.kind === "made") return json(200, { key: answer.key, secret: answer.secret });
    if (answer.kind === "done") return json(200, { ok: true });
    const [status, sentence] = refusals[answer.kind];
    return problemAnswer(status, sentence);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("portal-keys", error);
    return problemAnswer(503, "Not confirmed; look at the list.", { "Retry-After": "2" });
  }
}

const refusals = {
  closed: [409, "Set PORTAL_SECRET, of 32 characters or more, first: keys are made from it."],
  wrongEndpoint: [422, "endpoint: https at a public name, such as https://portal.example/gulit"],
  unknownVendor: [404, "vendor: unknown"],
  hasKey: [409, "This vendor has a key: end it, or replace it."],
  noKey: [404, "This vendor has no key."],
} as const;
