import type { DeadEvent } from "../../data/portal/portal-events.server.ts";
import { type DateView, momentView } from "../../domain/date-view.ts";
import type { PortalEventType } from "../../domain/portal/portal-event.ts";
import type { Locale } from "../../domain/viewer.ts";

/** An event that a vendor's system did not take, as the desk prints it. */
export interface PortalEventView {
  id: number;
  vendorId: number;
  type: PortalEventType;
  parcel: string;
  at: DateView;
  problem: string;
}

/** Events (data/portal/portal-events) in the language of who looks; now in UTC ms. */
export function portalEventViews(events: readonly DeadEvent[], locale: Locale, now: number): PortalEventView[] {
  return events.map(({ id, vendor, type, parcel, at, problem }) => ({
    ...{ id, vendorId: vendor, type, parcel, problem },
    at: momentView(at, locale, now),
  }));
}
