import { logEvent } from "../http/log.server.ts";
import type { Bindings } from "./bindings.server.ts";

export function callPictures({ pictures, waitUntil }: Pick<Bindings, "pictures" | "waitUntil">): void {
  waitUntil(pictures.queue.send({ due: "now" }).catch((error: unknown) => logEvent("picture-call", error)));
}
