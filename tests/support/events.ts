import { env } from "cloudflare:workers";
import { type EventQuestion, listEvents } from "../../app/data/events/operator-events.server.ts";

type Kind = NonNullable<EventQuestion["object"]>["kind"];

/** Events about one object, the newest first. */
export const eventsOf = (kind: Kind, id: string | number) =>
  listEvents(env.DB, { object: { kind, id: String(id) } }, 100);

/** A member of staff who changes something, as its event names them. */
export const author = { kind: "staff", id: "7", name: "Almaz", address: "192.0.2.7" } as const;
