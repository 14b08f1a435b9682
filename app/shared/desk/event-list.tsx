import type { ReactNode } from "react";
import type { EventView } from "./event-view.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

interface EventListProps {
  events: EventView[];
  ways?: readonly ReactNode[];
}

export function EventList({ events, ways }: EventListProps) {
  const t = useT();
  if (events.length === 0) return <p className="desk-text">{t("desk.eventsNone")}</p>;
  return (
    <ul className="desk-rows" role="list">
      {events.map((event, index) => (
        <EventRow key={event.id} event={event}>
          {ways?.[index]}
        </EventRow>
      ))}
    </ul>
  );
}

function EventRow({ event, children }: { event: EventView; children: ReactNode }) {
  const { at, who, kind, href, what, object, changes, address } = event;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          {what} {href ? <a href={href}>{object}</a> : object}
        </p>
        {changes.map(({ name, before, after }) => (
          <p key={name} className="desk-row-more">
            {name}: {before && <s>{before}</s>} <OwnWords text={after} />
          </p>
        ))}
      </div>
      <p className="desk-row-side desk-row-more">
        <DateText date={at} />
        <br />
        <a href={who.href}>
          {kind}
          {who.name && (
            <>
              {" "}
              <OwnWords text={who.name} />
            </>
          )}
        </a>
        {address && <> · {address}</>}
      </p>
      {children && <div className="desk-row-ways desk-line">{children}</div>}
    </li>
  );
}
