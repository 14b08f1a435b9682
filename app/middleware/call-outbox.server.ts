import { logEvent } from "../http/log.server.ts";
import type { Bindings } from "./bindings.server.ts";

/**
 * Behind a write that put a message into the outbox: calls its consumer. Never fails and keeps nobody waiting; a call
 * that is lost is made good within a minute by the sweep (workers/upkeep).
 */
export function callOutbox({ outbox, waitUntil }: Pick<Bindings, "outbox" | "waitUntil">): void {
  waitUntil(outbox.send({ due: "now" }).catch((error: unknown) => logEvent("outbox-call", error, "")));
}
