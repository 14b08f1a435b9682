import type { RouterContextProvider } from "react-router";
import { readMaster } from "../../data/pictures/picture-files.server.ts";
import { isSentPicture } from "../../data/pictures/sent-pictures.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { unknownPage } from "./desk.server.ts";

/** For staff only: call it after the guard of its area. */
export async function sentPicture(
  context: Readonly<RouterContextProvider>,
  hash: string,
  kind: "review" | "customOrder",
): Promise<Response> {
  const { db, pictures } = context.get(bindings);
  const isSent = /^[0-9a-f]{32}$/.test(hash) && (await needed(context, isSentPicture(db, hash, kind)));
  const master = isSent && pictures ? await needed(context, readMaster(pictures.store, hash)) : null;
  if (!master) throw unknownPage(context);
  return new Response(master, { headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" } });
}
