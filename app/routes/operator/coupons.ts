import { findCouponFaults, listCoupons, saveCoupons } from "../../data/cart/coupon-load.server.ts";
import { isAway } from "../../data/deadline.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/coupons";
import { checkCoupons, couponLimit, couponRequest } from "./coupon-request.ts";
import type { PathFault } from "../../shared/operator/path-fault.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

/**
 * A file is stored whole, or refused whole with the place of each fault (422 with `faults`). Operator token (settled.md
 * 12).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, operatorToken, clock } = context.get(bindings);
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/coupons"));
  if (sent instanceof Response) return sent;
  const parsed = couponRequest.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  try {
    if (asked.operation === "list") {
      return json(200, { coupons: await listCoupons(db, asked.after, couponLimit) });
    }
    return await load(db, asked, { author: operatorAuthor(request), now: clock() });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("coupons", error);
    return problemAnswer(503, "The coupons could not be stored; send the same again.", { "Retry-After": "2" });
  }
}

interface Asked {
  coupons: readonly unknown[];
  isDryRun: boolean;
}

async function load(
  db: D1Database,
  { coupons, isDryRun }: Asked,
  by: { author: EventAuthor; now: number },
): Promise<Response> {
  const { drafts, faults } = checkCoupons(coupons);
  if (faults.length > 0) return refuse(faults);
  const stored = await findCouponFaults(db, drafts);
  if (stored.length > 0) {
    return refuse(stored.map(({ index, field, reason }) => ({ path: `coupons[${index}].${fileName[field]}`, reason })));
  }
  if (isDryRun) return json(200, { checked: drafts.length, stored: 0 });
  try {
    await saveCoupons(db, drafts, by);
  } catch (error) {
    if (!String(error).includes("coupon_used_up")) throw error;
    return refuse([{ path: "coupons", reason: "one was used meanwhile; send the same again" }]);
  }
  return json(200, { checked: drafts.length, stored: drafts.length });
}

const fileName = { vendor: "vendor", mostUses: "uses" };

function refuse(faults: PathFault[]): Response {
  return json(422, { problem: "Nothing was stored.", faults });
}
