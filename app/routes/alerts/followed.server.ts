import type { RouterContextProvider } from "react-router";
import { findAsked } from "../../data/messages/alerts.server.ts";
import { within } from "../../data/deadline.server.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";

const READ_MS = 1_000;

/** Whether who is signed in follows a vendor; of guests nothing is asked, and a store is shown without the answer. */
export async function followed(context: Readonly<RouterContextProvider>, vendorId: number): Promise<boolean> {
  const { account } = context.get(sessionContext);
  if (!account) return false;
  const asked = findAsked(context.get(bindings).db, account.id, [{ kind: "follow", targetId: vendorId }]);
  return within(READ_MS, asked).then(
    (kinds) => kinds.length > 0,
    () => false,
  );
}
