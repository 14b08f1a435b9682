import { addAddress } from "../../tests/support/actions.ts";
import { buy } from "../../tests/support/buying.ts";
import { findProducts } from "../../tests/support/catalogue.ts";
import { dumpDatabase } from "../../tests/support/database-dump.ts";
import { openDesk } from "../../tests/support/desk.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop, type AttackedShop } from "./attacked-shop.ts";
import { attack, type Campaign, hasTimeLeft, overAll, paceOf, shuffled } from "./campaign.ts";
import { BUSY_MS, everything, faults, FIRST_MS, LAST_MS, type Asked, type Fault } from "./fault-cells.ts";
import { faultsOf } from "./judge.ts";
import { headersOf } from "./people.ts";
import { RawClient, type RawAnswer } from "./raw.ts";
import { changedTables, waitUntilSettled } from "./settled-database.ts";

const FAR_TOO_LATE_MS = 20_000;
const AT_ONCE = 12;

const CELLS = "a dependency broken under a page or action";
const AGAIN = "normal again after it";
const KEPT = "nothing kept of what was refused";

/** security-and-faults.md 9: each dependency broken in each way, under every page and action. */
attack("faults", { [CELLS]: 500, [AGAIN]: 12, [KEPT]: 1 }, async (campaign) => {
  const shop = await openAttackedShop();
  const asker = new RawClient(shop.url);
  try {
    const { visitor, asked } = await somebody(shop.url);
    const times: number[] = [];
    const order = shuffled(faults, `faults ${campaign.seed}`);
    for (const fault of order.toSorted(
      (one, other) => Number(other.keepsNothing ?? 0) - Number(one.keepsNothing ?? 0),
    )) {
      if (!hasTimeLeft(campaign, CELLS) && !campaign.ledger.lacks(AGAIN)) break;
      await underFault(
        campaign,
        { shop, asker, visitor, times },
        fault,
        shuffled(asked, `${fault.name} ${campaign.seed}`),
      );
    }
    campaign.ledger.note(CELLS, paceOf(times));
  } finally {
    asker.close();
    await shop.stop();
  }
});

interface Scene {
  shop: AttackedShop;
  asker: RawClient;
  visitor: Visitor;
  times: number[];
}

async function somebody(url: string): Promise<{ visitor: Visitor; asked: Asked[] }> {
  const visitor = await openDesk(url, "owner");
  const [held, other] = await findProducts(url, 2);
  const addressId = await addAddress(visitor);
  const order = await buy(visitor);
  for (const path of ["/cart/lines", "/wishlist/items", "/compare/items"])
    await visitor.post(path, { product: held!.id });
  await visitor.get("/shop/cart");
  return { visitor, asked: everything({ held: held!.id, other: other!.id, addressId, order }) };
}

async function underFault(campaign: Campaign, scene: Scene, fault: Fault, asked: readonly Asked[]): Promise<void> {
  const { ledger } = campaign;
  const { shop, asker, visitor } = scene;
  // Writes that follow an earlier answer must not count as written under the fault.
  const before = fault.keepsNothing ? await waitUntilSettled(shop.db) : null;
  const mine = () => hasTimeLeft(campaign, CELLS);
  await overAll(mine, asked, AT_ONCE, async (one) => {
    ledger.tried(CELLS);
    const send = () => asker.ask(requestOf(visitor, one, fault.headers));
    let came = await send();
    let broken = problemsOf(came, one, fault);
    // A single slow answer may be the machine's fault.
    if (broken.some((text) => text.includes(" ms")) && came!.last < FAR_TOO_LATE_MS)
      broken = problemsOf((came = await send()), one, fault);
    if (came) scene.times.push(came.last);
    for (const text of broken)
      ledger.broke(CELLS, `${one.name} with ${fault.name}: ${text}`, {
        ...{ request: requestOf(visitor, one, fault.headers), status: came?.status },
        text: came?.text.slice(0, 2_000),
      });
  });
  if (before) {
    const after = await dumpDatabase(shop.db, "quick");
    const changed = changedTables(before, after);
    ledger.expect(changed.length === 0, KEPT, `${fault.name}: ${changed.join(", ")}`);
  }
  for (const target of ["/", "/shop/cart", "/shop/sidebar/4cols", "/account"]) {
    const came = await asker.ask(requestOf(visitor, { name: "", method: "GET", target, fields: {} }, {}));
    ledger.expect(came?.status === 200 && came.last < 5_000, AGAIN, `${target} after ${fault.name}: ${came?.status}`);
  }
}

function requestOf(visitor: Visitor, { method, target, fields }: Asked, more: Record<string, string>) {
  const headers = { ...headersOf(visitor), "User-Agent": "Mozilla/5.0", Accept: "text/html", ...more };
  if (method === "GET") return { method, target, headers };
  const body = new URLSearchParams({ _xsrf: visitor.token, ...fields }).toString();
  return { method, target, headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" }, body };
}

function problemsOf(came: RawAnswer | null, { target }: Asked, { mayFail }: Fault): string[] {
  if (came === null) return ["no answer"];
  const { status, headers, text, first, last } = came;
  const problems = faultsOf(came).filter((fault) => fault !== "status 503" && !(mayFail && fault === "status 500"));
  const isPage = String(headers["content-type"]).startsWith("text/html");
  if (first > FIRST_MS + BUSY_MS && !target.endsWith("/pay")) problems.push(`begins after ${Math.round(first)} ms`);
  if (last > LAST_MS + BUSY_MS) problems.push(`ends after ${Math.round(last)} ms`);
  if (isPage && !/<\/html>\s*$/.test(text)) problems.push("half a page");
  if (isPage && !text.includes('href="/shop/cart"') && !text.includes('href="/"')) problems.push("no way on");
  if (status !== 503) return problems;
  if (!headers["retry-after"]) problems.push("503 without Retry-After");
  if (!String(headers["cache-control"]).includes("no-store")) problems.push("503 that may be kept");
  return problems;
}
