import type { PortalEventType } from "../../domain/portal/portal-event.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { DeskForm } from "./desk-page.tsx";
import type { PortalEventView } from "./portal-event-view.server.ts";

export function PortalEvents({ events, mayWrite }: { events: PortalEventView[]; mayWrite: boolean }) {
  const t = useT();
  if (events.length === 0) return <p className="desk-text">{t("deskPortal.eventsNone")}</p>;
  return (
    <ul className="desk-rows" role="list">
      {events.map(({ id, vendorId, type, parcel, at, problem }) => (
        <li key={id} className="desk-row">
          <div className="desk-row-main">
            <p className="desk-row-name">
              {t(names[type])} {parcel}
            </p>
            <p className="desk-row-more">{t("deskPortal.problem", { problem })}</p>
          </div>
          <p className="desk-row-side desk-row-more">
            <DateText date={at} />
          </p>
          {mayWrite && (
            <div className="desk-row-ways desk-line">
              <DeskForm action={`/desk/vendors/${vendorId}/portal`} className="desk-line-form">
                <input type="hidden" name="event" value={id} />
                <button className="button button-outline" name="intent" value="replay">
                  {t("deskPortal.replay")}
                  <span className="visually-hidden"> {parcel}</span>
                </button>
              </DeskForm>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const names: Record<PortalEventType, TextKey> = {
  "parcel.created": "deskPortal.event_created",
  "parcel.moved": "deskPortal.event_moved",
  "parcel.changed": "deskPortal.event_changed",
  "parcel.cancelled": "deskPortal.event_cancelled",
  "parcel.returnAsked": "deskPortal.event_returnAsked",
  "payment.settled": "deskPortal.event_settled",
};
