import { eventIfChanged, type By } from "../../data/events/operator-events.server.ts";
import {
  addPortalKey,
  endPortalKey,
  findPortalKey,
  isKeyConflict,
  type PortalKey,
  setEndpoint,
  showEarlierParcels,
} from "../../data/portal/portal-keys.server.ts";
import type { EventAction, EventFacts } from "../../domain/desk/operator-event.ts";
import { readEndpoint } from "../../domain/portal/endpoint.ts";
import { isPortalOpen, newPortalKey, portalKeySecret } from "../../http/secrets/portal-signature.server.ts";

interface KeyTools extends By {
  db: D1Database;
  portalSecret: string;
  isLocalEndpoint: boolean;
}

/** closed: PORTAL_SECRET is not set; hasKey: the vendor has an active key; noKey: it has none. */
export type KeyRefusal = { kind: "closed" | "wrongEndpoint" | "unknownVendor" | "hasKey" | "noKey" };

/** The secret is returned once and cannot be read again. */
export async function makeKey(
  by: KeyTools,
  { vendorId, endpoint, replaces }: { vendorId: number; endpoint: string | null; replaces: boolean },
): Promise<{ kind: "made"; key: string; secret: string } | KeyRefusal> {
  const { db, portalSecret, now } = by;
  if (!isPortalOpen(portalSecret)) return { kind: "closed" };
  const address = endpoint === null ? null : readEndpoint(endpoint, by.isLocalEndpoint);
  if (endpoint !== null && address === null) return { kind: "wrongEndpoint" };
  const key = newPortalKey();
  const former = replaces ? await findPortalKey(db, vendorId) : null;
  const statements = [
    ...(former ? ending(by, former) : []),
    addPortalKey(db, { key, vendorId, endpoint: address, now }),
    keyEvent(by, "portalKeyMade", vendorId, {}, { key, endpoint: address }),
    showEarlierParcels(db, vendorId),
  ];
  try {
    const results = await db.batch(statements);
    const isMade = results[statements.length - 3]!.meta.changes > 0;
    return isMade ? { kind: "made", key, secret: portalKeySecret(portalSecret, key) } : { kind: "unknownVendor" };
  } catch (error) {
    if (isKeyConflict(error)) return { kind: "hasKey" };
    throw error;
  }
}

export async function endKey(by: KeyTools, vendorId: number): Promise<{ kind: "done" } | KeyRefusal> {
  const former = await findPortalKey(by.db, vendorId);
  if (!former) return { kind: "noKey" };
  const [ended] = await by.db.batch(ending(by, former));
  return ended!.meta.changes > 0 ? { kind: "done" } : { kind: "noKey" };
}

export async function changeEndpoint(
  by: KeyTools,
  vendorId: number,
  endpoint: string | null,
): Promise<{ kind: "done" } | KeyRefusal> {
  const address = endpoint === null ? null : readEndpoint(endpoint, by.isLocalEndpoint);
  if (endpoint !== null && address === null) return { kind: "wrongEndpoint" };
  const current = await findPortalKey(by.db, vendorId);
  if (!current) return { kind: "noKey" };
  const before = { endpoint: current.endpoint };
  await by.db.batch([
    setEndpoint(by.db, current.key, address),
    keyEvent(by, "portalEndpointSet", vendorId, before, { endpoint: address }),
  ]);
  return { kind: "done" };
}

function ending(by: KeyTools, { key, vendorId }: PortalKey): D1PreparedStatement[] {
  return [endPortalKey(by.db, key, by.now), keyEvent(by, "portalKeyEnded", vendorId, { key }, {})];
}

function keyEvent(
  { db, author, now }: KeyTools,
  action: EventAction,
  vendorId: number,
  before: EventFacts,
  after: EventFacts,
): D1PreparedStatement {
  return eventIfChanged(db, { author, action, object: { kind: "vendor", id: String(vendorId) }, before, after, now });
}
