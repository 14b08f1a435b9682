import { eventIfChanged, type By } from "../../data/events/operator-events.server.ts";
import {
  addPortalKey,
  endPortalKey,
  findPortalKey,
  isKeyConflict,
  setEndpoint,
  showEarlierParcels,
} from "../../data/portal/portal-keys.server.ts";
import type { EventAction, EventFacts } from "../../domain/desk/operator-event.ts";
import { readEndpoint } from "../../domain/portal/endpoint.ts";
import { isPortalOpen, newPortalKey } from "../../http/secrets/portal-signature.server.ts";

interface KeyTools extends By {
  db: D1Database;
  portalSecret: string;
  isLocalEndpoint: boolean;
}

interface KeyChange {
  intent: "make" | "replace" | "endpoint" | "end";
  endpoint?: string | null;
}

/** closed: PORTAL_SECRET is not set; meanwhile: the vendor has an active key already, or none. */
export type KeyAnswer = "done" | "closed" | "wrongEndpoint" | "unknown" | "meanwhile";

export async function changeKey(
  { db, author, now, portalSecret, isLocalEndpoint }: KeyTools,
  vendorId: number,
  { intent, endpoint = null }: KeyChange,
): Promise<KeyAnswer> {
  const isNew = intent === "make" || intent === "replace";
  if (isNew && !isPortalOpen(portalSecret)) return "closed";
  const address = endpoint === null ? null : readEndpoint(endpoint, isLocalEndpoint);
  if (endpoint !== null && address === null) return "wrongEndpoint";
  const former = intent === "make" ? null : await findPortalKey(db, vendorId);
  if (!former && !isNew) return "meanwhile";
  const object = { kind: "vendor", id: String(vendorId) } as const;
  const event = (action: EventAction, before: EventFacts, after: EventFacts) =>
    eventIfChanged(db, { author, action, object, before, after, now });
  if (former && intent === "endpoint") {
    await db.batch([
      setEndpoint(db, former.key, address),
      event("portalEndpointSet", { endpoint: former.endpoint }, { endpoint: address }),
    ]);
    return "done";
  }
  const ending = former ? [endPortalKey(db, former.key, now), event("portalKeyEnded", { key: former.key }, {})] : [];
  const key = newPortalKey();
  const making = isNew
    ? [
        addPortalKey(db, { key, vendorId, endpoint: address, now }),
        event("portalKeyMade", {}, { key, endpoint: address }),
        showEarlierParcels(db, vendorId),
      ]
    : [];
  try {
    const results = await db.batch([...ending, ...making]);
    if (results[isNew ? ending.length : 0]!.meta.changes > 0) return "done";
    return isNew ? "unknown" : "meanwhile";
  } catch (error) {
    if (isKeyConflict(error)) return "meanwhile";
    throw error;
  }
}
