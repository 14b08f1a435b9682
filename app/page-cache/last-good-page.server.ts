import { within } from "../data/deadline.server.ts";
import { hasEnded } from "../http/cookies/session-cookie.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { pageAddressOf, askedPage } from "./asked-page.server.ts";
import { edgeStoreOf, pageAtEdge, pageInMemory } from "./copy-store.server.ts";
import { standingOf, type PageCopy } from "./page-copy.ts";
import { readVisitor } from "./page-visitor.server.ts";
import { VisitAnswer } from "./visit-answer.server.ts";

const LOOK_MS = 250;

/** The last good copy with a notice that it may be old (security-and-faults.md 9); everybody gets a guest's page. */
export async function lastGoodPage(request: Request, platform: Bindings): Promise<Response | null> {
  const { headers } = request;
  if (platform.pageCopies === "off" || !(headers.get("accept") ?? "").includes("text/html")) return null;
  const address = pageAddressOf(request.url, platform.isWorkshop);
  if (address === null) return null;
  const now = platform.clock();
  const sent = await readVisitor(headers.get("cookie"), platform);
  const isOpen = sent.session !== null && !hasEnded(sent.session, now);
  const visitor = isOpen ? sent : { ...sent, session: null, xsrf: null };
  const asked = await askedPage(address, visitor, headers, platform.publicOrigin);
  const usable = (page: PageCopy | null) => (page && standingOf(page, now, null) ? page : null);
  const memory = platform.pageCopies === "on" ? usable(pageInMemory(asked.key)) : null;
  const look = () => within(LOOK_MS, pageAtEdge(edgeStoreOf(platform), asked.key)).catch(() => null);
  const found = memory ?? usable(await look());
  if (!found) return null;
  const { response } = await new VisitAnswer(request, platform, visitor, asked, now).handOutOld(found);
  return response;
}
