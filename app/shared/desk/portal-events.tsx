import type { DeadEvent } from "../../data/portal/portal-events.server.ts";
import { parcelNumber } from "../../domain/orders/order-number.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import type { PortalEventType } from "../../domain/portal/portal-event.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskDecision } from "./desk-decision.tsx";
import { DeskList, DeskRow, Moment } from "./desk-parts.tsx";

export function PortalEvents({ events }: { events: readonly DeadEvent[] }) {
  const t = useT();
  return (
    <DeskList list={events} none={t("deskPortal.eventsNone")}>
      {({ id, vendor, type, parcel, at, problem }) => {
        const known = parseParcelName(parcel);
        const number = known ? parcelNumber(known.number, known.position) : parcel;
        const decision = { action: `/desk/vendors/${vendor}/portal`, intent: "replay", mark: { event: id } };
        return (
          <DeskRow
            name={`${t(names[type])} ${number}`}
            lines={[t("deskPortal.problem", { problem })]}
            sideLine={<Moment at={at} />}
            buttons={<DeskDecision {...decision} button={t("errors.cookiesAgain")} of={number} />}
          />
        );
      }}
    </DeskList>
  );
}

const names: Record<PortalEventType, TextKey> = {
  "parcel.created": "deskPortal.event_created",
  "parcel.moved": "deskEvents.parcelMoved",
  "parcel.changed": "deskPortal.event_changed",
  "parcel.cancelled": "deskPortal.event_cancelled",
  "parcel.returnAsked": "deskPortal.event_returnAsked",
  "payment.settled": "deskPortal.event_settled",
};
