import { textStream } from "../../shared/text-stream.ts";
import type { RequestContext } from "../../request/page-tools.server.ts";
import { findCatalogueVersion } from "../../data/catalogue-version.server.ts";
import { isAway } from "../../data/deadline.server.ts";
import { findEdgeCopy, storeEdgeCopy } from "../../data/edge-copy.server.ts";
import { sitemapCopySeconds, sitemapSeconds } from "../../domain/freshness.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";

const plain = { "Content-Type": "text/plain; charset=utf-8" };

export function plainTextAnswer(text: string, seconds: number): Response {
  return new Response(text, { headers: { ...plain, "Cache-Control": `public, max-age=${seconds}` } });
}

export function notFound(): Response {
  return new Response("Not found\n", { status: 404, headers: plain });
}

/** Not cacheable, with Retry-After (workers/finish). */
function unavailable(): Response {
  return new Response("Not available for now\n", { status: 503, headers: plain });
}

export function xmlAnswer(body: BodyInit | null, seconds = sitemapSeconds): Response {
  const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `public, max-age=${seconds}` };
  return new Response(body, { headers });
}

interface MachineFile {
  name: string;
  /** Browsers and robots may keep it for so long. */
  seconds?: number;
  /** null where the file does not exist. */
  make: () => Promise<Pieces | null>;
}

type Pieces = Iterable<string> | AsyncIterable<string>;

/** From the edge's copy of this catalogue version, else made and stored. The platform compresses it for each client. */
export async function fromEdgeCache(
  context: RequestContext,
  { name, seconds = sitemapSeconds, make }: MachineFile,
): Promise<Response> {
  const { db, clock, publicOrigin, waitUntil } = context.get(bindings);
  try {
    const version = await findCatalogueVersion(db, clock());
    const address = `${publicOrigin}/-/edge/${name}${name.includes("?") ? "&" : "?"}version=${version}`;
    const copy = await findEdgeCopy(address);
    if (copy) return xmlAnswer(copy.body, seconds);
    const pieces = await make();
    if (!pieces) return notFound();
    const [sent, left] = textStream(pieces).tee();
    waitUntil(storeEdgeCopy(address, xmlAnswer(left, sitemapCopySeconds)));
    return xmlAnswer(sent, seconds);
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("sitemap", error);
    return unavailable();
  }
}
