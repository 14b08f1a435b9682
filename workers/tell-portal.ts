import type { LeasedMessage } from "../app/data/messages/outbox.server.ts";
import { findPortalKey } from "../app/data/portal/portal-keys.server.ts";
import { listParcelGoods } from "../app/data/portal/portal-parcels.server.ts";
import { parseParcelName } from "../app/domain/orders/parcel-name.ts";
import { readEndpoint } from "../app/domain/portal/endpoint.ts";
import type { PortalEventPayload } from "../app/domain/portal/portal-event.ts";
import { portalHeaders, portalKeySecret, signForPortal } from "../app/http/secrets/portal-signature.server.ts";
import { postEvent } from "../app/outbound/portal-event.ts";
import type { SendOutcome } from "../app/outbound/provider.ts";
import { eventBody } from "../app/shared/portal/event-body.ts";
import type { OutboxSettings } from "./outbox-settings.ts";

/** Sends an event to a vendor's current endpoint; its address is checked again, because the rules may have changed. */
export async function tellPortal(
  db: D1Database,
  { portalSecret, isLocalEndpoint, limit }: NonNullable<OutboxSettings["event"]>,
  { id, payload }: LeasedMessage,
  now: number,
): Promise<SendOutcome> {
  const event = payload as PortalEventPayload;
  const living = await findPortalKey(db, event.vendor);
  const address = living?.endpoint ? readEndpoint(living.endpoint, isLocalEndpoint) : null;
  if (!living || !address) return { kind: "gone", problem: "no endpoint" };
  const parcel = parseParcelName(event.parcel);
  const lines = parcel ? await listParcelGoods(db, event.vendor, parcel) : [];
  const body = JSON.stringify(eventBody(id, event, lines));
  const timestamp = String(Math.floor(now / 1_000));
  const secret = portalKeySecret(portalSecret, living.key);
  const headers = {
    [portalHeaders.key]: living.key,
    [portalHeaders.timestamp]: timestamp,
    [portalHeaders.signature]: signForPortal(secret, { timestamp, method: "EVENT", target: "", body }),
  };
  return postEvent({ address, headers, body }, limit);
}
