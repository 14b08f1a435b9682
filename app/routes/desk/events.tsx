import { listEvents } from "../../data/events/operator-events.server.ts";
import {
  type AuthorKind,
  authorKinds,
  type EventAction,
  eventActions,
  type ObjectKind,
  objectKinds,
} from "../../domain/desk/operator-event.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import type { Route } from "./+types/events";

const size = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const action = asked("action") as EventAction;
  const before = /^[1-9]\d{0,15}$/.test(asked("before")) ? Number(asked("before")) : null;
  const question = {
    object: named<ObjectKind>(asked("object"), objectKinds),
    author: named<AuthorKind>(asked("author"), authorKinds),
    action: eventActions.includes(action) ? action : null,
    before,
  };
  const found = await needed(context, listEvents(context.get(bindings).db, question, size + 1));
  const address = (key: number | null) => {
    const query = new URLSearchParams(url.searchParams);
    if (key === null) query.delete("before");
    else query.set("before", String(key));
    return query.size > 0 ? `/desk/events?${query}` : "/desk/events";
  };
  return {
    ...deskFrame(context, "/desk/events", "desk.events"),
    events: eventViews(context, found.slice(0, size)),
    action: question.action ?? "",
    author: question.author?.kind ?? "",
    newest: before === null ? null : address(null),
    older: found.length > size ? address(found[size - 1]!.id) : null,
  };
}

/** "order:4827193158"; an author may have no id. */
function named<Kind extends string>(text: string, kinds: readonly Kind[]): { kind: Kind; id: string } | null {
  const [kind, id] = text.split(/:(.*)/s, 2);
  return kinds.includes(kind as Kind) ? { kind: kind as Kind, id: (id ?? "").slice(0, 100) } : null;
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, events, action, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.events")}>
      <p className="desk-text">{t("desk.eventsText")}</p>
      <form className="desk-line" action="/desk/events">
        <SelectField
          name="action"
          label={t("desk.eventsAction")}
          required
          defaultValue={action}
          options={[
            { value: "", text: t("desk.all") },
            ...eventActions.map((value) => ({ value, text: t(`deskEvents.${value}`) })),
          ]}
        />
        <button className="button button-outline">{t("desk.filter")}</button>
      </form>
      <EventList events={events} />
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}
