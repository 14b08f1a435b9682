import type { z } from "zod";
import type { VendorGoods } from "../../data/portal/portal-parcels.server.ts";
import type { PortalEventPayload } from "../../domain/portal/portal-event.ts";
import { utcTime } from "./iso-time.ts";
import type { event } from "./portal-schemas.ts";

/** `id` of the message stays the same when it is sent again. `lines`: the parcel's goods as they are now. */
export function eventBody(
  id: number,
  { vendor, type, parcel, state, at }: PortalEventPayload,
  lines: VendorGoods[],
): z.input<typeof event> {
  return {
    id: `e-${id}`,
    type,
    at: utcTime(at),
    vendor,
    parcel,
    state: state as Exclude<typeof state, "awaitingPayment">,
    lines,
  };
}
