import type { DeadEvent } from "../../data/portal/portal-events.server.ts";
import { type DateView, momentView } from "../../domain/date-view.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import type { PortalEventType } from "../../domain/portal/portal-event.ts";
import type { Locale } from "../../domain/viewer.ts";

export interface PortalEventView {
  id: number;
  vendorId: number;
  type: PortalEventType;
  /** In groups: 48 2719 3158-1. */
  parcel: string;
  at: DateView;
  problem: string;
}

export function portalEventViews(events: readonly DeadEvent[], locale: Locale, now: number): PortalEventView[] {
  return events.map(({ id, vendor, type, parcel, at, problem }) => ({
    ...{ id, vendorId: vendor, type, problem },
    parcel: readAloud(parcel),
    at: momentView(at, locale, now),
  }));
}

function readAloud(name: string): string {
  const parcel = parseParcelName(name);
  return parcel ? parcelNumber(parcel.number, parcel.position) : name;
}
