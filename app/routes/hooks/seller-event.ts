import { moveParcel } from "../../data/orders/parcels.server.ts";
import { replyToReview } from "../../data/reviews/review-replies.server.ts";
import {
  closeVendor,
  keepMoveEvent,
  keepSellerEvent,
  type SellerEvent,
} from "../../data/orders/seller-events.server.ts";
import { answerMove, json, problem } from "../../shared/operator/operator-answer.server.ts";
import type { SellerRequest } from "./seller-request.ts";

/** Does what the portal at this network address asks. A thing of another vendor is answered as unknown; a refused event may be sent again. */
export async function carryOutEvent(
  db: D1Database,
  asked: SellerRequest,
  event: SellerEvent,
  address: string,
): Promise<Response> {
  if (asked.action === "parcel") return move(db, asked, event, address);
  if (asked.action === "closed") {
    return (await closeVendor(db, event, asked.until)) ? json(200, { ok: true }) : problem(404, "vendor: unknown");
  }
  const { review: reviewId, vendor: vendorId, text } = asked;
  const isTheirs = await replyToReview(db, { reviewId, vendorId, text, now: event.now });
  if (!isTheirs) return problem(404, "review: unknown");
  await keepSellerEvent(db, event);
  return json(200, { ok: true });
}

async function move(
  db: D1Database,
  { parcel, vendor, state, reason }: Extract<SellerRequest, { action: "parcel" }>,
  event: SellerEvent,
  address: string,
): Promise<Response> {
  const actor = { mover: "vendor", vendorId: vendor } as const;
  const kept = keepMoveEvent(db, event, { ...parcel, state });
  const author = { kind: "portal", id: String(vendor), name: "", address } as const;
  return answerMove(await moveParcel(db, { parcel, actor, author, to: state, reason, now: event.now }, [kept]), state);
}
