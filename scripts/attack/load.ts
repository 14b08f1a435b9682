import { readFileSync } from "node:fs";
import { findProducts } from "../../tests/support/catalogue.ts";
import { random } from "../steps/random.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop } from "./attacked-shop.ts";
import { paceOf, type Campaign } from "./campaign.ts";
import { faultsOf } from "./judge.ts";
import { headersOf } from "./people.ts";
import { Asker, type Sent } from "./raw.ts";
import { slowSenders } from "./slow-senders.ts";

const RATE = 100;
const FLOOD = 3 * RATE;
const FLOOD_SECONDS = 60;
const SESSIONS = 40;
/** Waiting requests; more would be clients that have given up, and are counted. */
const MOST_WAITING = 400;
const MOST_MEGABYTES = 2_048;
const FOR_SLOW_SECONDS = 120;

const PAGES = [
  "/",
  "/shop/sidebar/4cols?parentCategory=electronics",
  "/shop/sidebar/list",
  "/shop/sidebar/3cols?parentCategory=apparel&page=2",
  "/product/default/yirgacheffe-coffee",
  "/vendor-store/1",
  "/vendors",
  "/blog/classic",
];

/** security-and-faults.md 2: usual load, overload, and slow clients. */
export async function crowd(campaign: Campaign): Promise<void> {
  const shop = await openAttackedShop();
  const asker = new Asker(shop.url, MOST_WAITING);
  try {
    const mix = await mixOf(shop.url, campaign.seed);
    const seconds = Math.floor((campaign.until - Date.now()) / 1_000) - FOR_SLOW_SECONDS;
    const flood = Math.max(5, Math.min(FLOOD_SECONDS, Math.floor(seconds / 4)));
    const megabytes = () => memoryOf(shop.pid);
    const before = megabytes();
    await send(campaign, { asker, mix, rate: RATE, seconds: Math.max(5, Math.min(600, seconds - flood)) });
    const evening = megabytes();
    await send(campaign, { asker, mix, rate: FLOOD, seconds: flood });
    const after = megabytes();
    await slowSenders(campaign, shop.url);
    const what = "memory of the served process";
    campaign.ledger.expect(!(after > MOST_MEGABYTES), what, `${after} MB`);
    campaign.ledger.note(
      what,
      `${before} MB, ${evening} after the mix, ${after} after the flood, ${megabytes()} at rest`,
    );
    const again = await asker.ask(mix.page(0));
    campaign.ledger.expect(again?.status === 200, "answers after all of it", `${again?.status}`);
  } finally {
    asker.close();
    await shop.stop();
  }
}

interface Mix {
  next: () => Sent;
  page: (at: number) => Sent;
}

async function mixOf(url: string, seed: number): Promise<Mix> {
  const { pick, next } = random(`load ${seed}`);
  const [product] = await findProducts(url, 1);
  const people = await Promise.all(
    Array.from({ length: SESSIONS }, async () => {
      const visitor = new Visitor(url, null);
      await visitor.get("/shop/compare");
      await visitor.post("/cart/lines", { product: product!.id });
      await visitor.get("/shop/cart");
      return {
        headers: { ...headersOf(visitor), Accept: "text/html", "User-Agent": "Mozilla/5.0" },
        token: visitor.token,
      };
    }),
  );
  const get = (target: string): Sent => ({ method: "GET", target, headers: pick(people).headers });
  return {
    page: (at) => get(PAGES[at]!),
    next: () => {
      const turn = next();
      if (turn < 0.7) return get(pick(PAGES));
      if (turn < 0.8)
        return get(`/shop/sidebar/list?name=${encodeURIComponent(pick(["coffee", "phone", "shoe", "ቡና", "bag"]))}`);
      if (turn < 0.95) return get(pick(["/shop/cart", "/shop/guest-checkout"]));
      const { headers, token } = pick(people);
      const body = new URLSearchParams({ _xsrf: token, product: product!.id }).toString();
      return {
        method: "POST",
        target: "/cart/lines",
        headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
        body,
      };
    },
  };
}

/** At a fixed rate, whether or not earlier ones were answered. */
async function send(
  { ledger }: Campaign,
  { asker, mix, rate, seconds }: { asker: Asker; mix: Mix; rate: number; seconds: number },
): Promise<void> {
  const what = `${rate} requests a second`;
  const times: number[] = [];
  let [later, waiting, left] = [0, 0, 0];
  const one = async () => {
    const sent = mix.next();
    if (waiting >= MOST_WAITING) return void (left += 1);
    waiting += 1;
    const came = await asker.ask(sent);
    waiting -= 1;
    ledger.tried(what);
    times.push(came?.last ?? 0);
    const isBuying = /^\/(shop\/(cart|guest-checkout)|cart)/.test(sent.target);
    const mayWait = came?.status === 503 && came.headers["retry-after"] !== undefined && !isBuying;
    if (mayWait) later += 1;
    const faults = mayWait ? [] : faultsOf(came);
    for (const fault of faults) ledger.broke(what, `${sent.method} ${sent.target}: ${fault}`, sent);
  };
  const all: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < rate * seconds; count += 1) {
    const wait = begun + (count * 1_000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    all.push(one());
  }
  await Promise.all(all);
  const answered = (times.length * 1_000) / (performance.now() - begun);
  ledger.note(
    what,
    `${seconds} s, ${answered.toFixed(0)}/s answered, ${later} told to come later, ${left} not sent for want of patience, ${paceOf(times)}`,
  );
}

function memoryOf(pid: number | null): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024);
  } catch {
    return NaN;
  }
}
