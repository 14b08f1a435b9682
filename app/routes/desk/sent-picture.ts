import { readMaster } from "../../data/pictures/picture-files.server.ts";
import { isSentPicture } from "../../data/pictures/sent-pictures.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { unknownPage } from "../../shared/desk/desk.server.ts";
import type { Route } from "./+types/sent-picture";

export async function loader({ params: { hash }, context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, pictures } = context.get(bindings);
  const kind = url.pathname.startsWith("/desk/reviews/") ? "review" : "customOrder";
  const isSent = /^[0-9a-f]{32}$/.test(hash) && (await needed(context, isSentPicture(db, hash, kind)));
  const master = isSent && pictures ? await needed(context, readMaster(pictures.store, hash)) : null;
  if (!master) throw unknownPage(context);
  return new Response(master, { headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" } });
}

export { desk as middleware } from "../../shared/desk/desk.server.ts";
