import { listEvents } from "../../data/events/operator-events.server.ts";
import { authorKinds, eventActions, objectKinds } from "../../domain/desk/operator-event.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { deskLoader, oneOf } from "../../shared/desk/desk.server.ts";
import { EventList } from "../../shared/desk/event-list.tsx";
import type { Route } from "./+types/events";

export const loader = deskLoader(async ({ db, asked, askedOne, rows }) => {
  const question = {
    object: named(asked("object"), objectKinds),
    author: named(asked("author"), authorKinds),
    action: askedOne("action", eventActions),
  };
  const events = await rows("before", (limit, before) => listEvents(db, { ...question, before }, limit));
  return { events };
});

/** "order:4827193158"; an author may have no id. */
function named<Kind extends string>(text: string, kinds: readonly Kind[]): { kind: Kind; id: string } | null {
  const [typed, id] = text.split(/:(.*)/s, 2);
  const kind = oneOf(kinds, typed ?? "");
  return kind && { kind, id: (id ?? "").slice(0, 100) };
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { events } = loaderData;
  const options = optionsOf(eventActions, (value) => t(`deskEvents.${value}`), t("desk.all"));
  return (
    <>
      <p className="desk-text">{t("desk.eventsText")}</p>
      <DeskFilter fields={[{ name: "action", label: t("desk.eventsAction"), options }]} />
      <EventList events={events} />
    </>
  );
}
