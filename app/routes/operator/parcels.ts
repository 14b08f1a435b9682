import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { listParcels, moveParcel } from "../../data/orders/parcels.server.ts";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { parseOrderNumber } from "../../domain/orders/order-number.ts";
import { parcelStates } from "../../domain/orders/order-states.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import type { Route } from "./+types/parcels";
import {
  answerMove,
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";

const AT_ONCE = 50;

const schema = z.discriminatedUnion("operation", [
  z.object({
    operation: z.literal("list"),
    order: z.string().max(40).optional(),
    vendor: z.int().min(1).optional(),
    before: z.int().min(1).optional(),
  }),
  z.object({
    operation: z.literal("move"),
    parcel: z.string().max(40),
    state: z.enum(parcelStates),
    reason: z
      .string()
      .transform(cleanLine)
      .refine((text) => [...text].length <= 500, "longer than 500 letters")
      .default(""),
  }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/parcels"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  const { db } = platform;
  try {
    if (asked.operation === "list") {
      const number = asked.order === undefined ? null : parseOrderNumber(asked.order);
      if (asked.order !== undefined && number === null) return problemAnswer(422, "order: no order's number");
      const { vendor = null, before = null } = asked;
      return json(200, { parcels: await listParcels(db, { number, vendorId: vendor, before }, AT_ONCE) });
    }
    const parcel = parseParcelName(asked.parcel);
    if (!parcel) return problemAnswer(422, "parcel: no parcel's number, such as 4827193158-1");
    const actor = { mover: "operator" } as const;
    const { state: to, reason } = asked;
    const author = operatorAuthor(request);
    const answer = await moveParcel(db, { parcel, actor, author, to, reason, now: platform.clock() });
    if (answer.kind === "moved") callOutbox(platform);
    return answerMove(answer, to);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("parcels", error);
    return problemAnswer(503, "Not confirmed; send the same again.", { "Retry-After": "2" });
  }
}
