import { data, type RouterContextProvider } from "react-router";
import { networkOf } from "../http/client-network.server.ts";
import { logEvent } from "../http/log.server.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { translator } from "./locale.server.ts";
import { sessionContext, type Session } from "./session.server.ts";

export const RETRY_AFTER = 60;

/** Counts session and network (security-and-faults.md 8), but neither a new session nor an unknown network. */
export async function isBelowWriteLimit(request: Request, session: Session, platform: Bindings): Promise<boolean> {
  const { writes, writesAddress, push } = platform.rateLimits;
  const isPush = new URL(request.url).pathname.toLowerCase().startsWith("/push/");
  return isAllowed(request, countedHash(session), isPush ? [push, writes] : [writes], writesAddress);
}

/** Throws the page that asks to wait. */
export async function limitSearches(request: Request, context: Readonly<RouterContextProvider>): Promise<void> {
  if (await maySearch(request, context)) return;
  throw data(
    { title: context.get(translator)("errors.tooManyTitle") },
    { status: 429, headers: { "Retry-After": String(RETRY_AFTER), "Cache-Control": "no-store" } },
  );
}

export async function maySearch(request: Request, context: Readonly<RouterContextProvider>): Promise<boolean> {
  // The visitor of a shared page was counted before (page-cache/compose-page).
  if (context.get(pageMarksContext)) return true;
  return isBelowSearchLimit(request, countedHash(context.get(sessionContext)), context.get(bindings));
}

export async function isBelowSearchLimit(
  request: Request,
  idHash: string | null,
  { rateLimits: { search, searchAddress } }: Bindings,
): Promise<boolean> {
  return isAllowed(request, idHash, [search], searchAddress);
}

export async function mayReport(request: Request, { rateLimits }: Bindings): Promise<boolean> {
  return isBelow(rateLimits.reports, `network:${networkOf(request.headers) ?? "unknown"}`);
}

export async function mayAskPortal(vendorId: number, { rateLimits }: Bindings): Promise<boolean> {
  return isBelow(rateLimits.portal, `vendor:${vendorId}`);
}

const countedHash = ({ isNew, idHash }: Session) => (isNew ? null : idHash);

async function isAllowed(
  request: Request,
  idHash: string | null,
  bySession: RateLimit[],
  byAddress: RateLimit,
): Promise<boolean> {
  const network = networkOf(request.headers);
  const answers = await Promise.all([
    ...(idHash === null ? [] : bySession.map((limit) => isBelow(limit, `session:${idHash}`))),
    ...(network === null ? [] : [isBelow(byAddress, `network:${network}`)]),
  ]);
  return answers.every(Boolean);
}

/** A failing counter refuses nobody. */
async function isBelow(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limit.limit({ key })).success;
  } catch (error) {
    logEvent("rate-limit", error);
    return true;
  }
}
