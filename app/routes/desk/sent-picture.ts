import { readMaster } from "../../data/pictures/picture-files.server.ts";
import { isSentPicture } from "../../data/pictures/sent-pictures.server.ts";
import { personal } from "../../http/head/private-page.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import type { Route } from "./+types/sent-picture";

export async function loader({ params: { hash }, context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, pictures, needed, notFound } = pageTools(context);
  const kind = url.pathname.startsWith("/desk/reviews/") ? "review" : "customOrder";
  const isSent = /^[0-9a-f]{32}$/.test(hash) && (await needed(isSentPicture(db, hash, kind)));
  const master = isSent && pictures ? await needed(readMaster(pictures.store, hash)) : null;
  if (!master) throw notFound();
  return new Response(master, { headers: { "Content-Type": "image/webp", ...personal() } });
}
