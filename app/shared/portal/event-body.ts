import type { z } from "zod";
import type { PortalEventPayload } from "../../domain/portal/portal-event.ts";
import { isoTime } from "./iso-time.ts";
import type { event } from "./portal-schemas.ts";

/** What is posted to a vendor's system; `id` is the message's, and stays when it is sent again. */
export function eventBody(id: number, { vendor, type, parcel, state, at }: PortalEventPayload): z.input<typeof event> {
  return {
    id: `e-${id}`,
    type,
    at: isoTime(at),
    vendor,
    parcel,
    state: state as Exclude<typeof state, "awaitingPayment">,
  };
}
