import { readFileSync } from "node:fs";
import { findProducts } from "../../tests/support/catalogue.ts";
import { random } from "../steps/random.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop } from "./attacked-shop.ts";
import { attack, type Campaign, paceOf } from "./campaign.ts";
import { faultsOf } from "./judge.ts";
import { headersOf } from "./people.ts";
import { RawClient, type Sent } from "./raw.ts";
import { SLOW, slowSenders } from "./slow-senders.ts";

const RATE = 100;
const FLOOD = 3 * RATE;
const FLOOD_SECONDS = 60;
const LEAST_SECONDS = 12;
const NORMAL_MS = 5_000;
const SESSIONS = 40;
/** Waiting requests; beyond these, clients count as having given up. */
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

const USUAL = `${RATE} requests a second`;
const OVERLOAD = `${FLOOD} requests a second`;
const BUYING = "cart and checkout answered under overload";
const NORMAL = "normal within 5 s of it";
const MEMORY = "memory of the served process";
const AT_REST = [
  "/",
  "/shop/sidebar/list",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/shop/guest-checkout",
];

/** security-and-faults.md 2: usual load, overload, and slow clients. */
attack(
  "load",
  { [USUAL]: 1_000, [OVERLOAD]: 3_000, [BUYING]: 300, [NORMAL]: 1, [MEMORY]: 1, [SLOW]: 200 },
  async (campaign) => {
    const shop = await openAttackedShop();
    const asker = new RawClient(shop.url, MOST_WAITING);
    try {
      const mix = await mixOf(shop.url, campaign.seed);
      const seconds = Math.floor((campaign.until - Date.now()) / 1_000) - FOR_SLOW_SECONDS;
      const flood = Math.max(LEAST_SECONDS, Math.min(FLOOD_SECONDS, Math.floor(seconds / 4)));
      const usual = Math.max(LEAST_SECONDS, Math.min(600, seconds - flood));
      const megabytes = () => memoryOf(shop.pid);
      const before = megabytes();
      await send(campaign, { asker, mix, rate: RATE, seconds: usual });
      const evening = megabytes();
      await send(campaign, { asker, mix, rate: FLOOD, seconds: flood });
      const after = megabytes();
      await expectNormalAgain(campaign, asker, mix);
      await slowSenders(campaign, shop.url);
      campaign.ledger.expect(!(after > MOST_MEGABYTES), MEMORY, `${after} MB`);
      campaign.ledger.note(
        MEMORY,
        `${before} MB, ${evening} after the mix, ${after} after the flood, ${megabytes()} at rest`,
      );
    } finally {
      asker.close();
      await shop.stop();
    }
  },
);

async function expectNormalAgain({ ledger }: Campaign, asker: RawClient, mix: Mix): Promise<void> {
  const begun = Date.now();
  let wrong = "";
  do {
    const came = await Promise.all(AT_REST.map((target) => asker.ask(mix.get(target))));
    wrong = came
      .map((one, at) => (one?.status === 200 ? "" : `${AT_REST[at]} ${one?.status}`))
      .filter(Boolean)
      .join(", ");
  } while (wrong !== "" && Date.now() - begun < NORMAL_MS);
  const ms = Date.now() - begun;
  ledger.expect(wrong === "" && ms <= NORMAL_MS, NORMAL, `${ms} ms: ${wrong || "all answered, too late"}`);
  ledger.note(NORMAL, `${ms} ms`);
}

interface Mix {
  next: () => Sent;
  get: (target: string) => Sent;
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
    get,
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
  { asker, mix, rate, seconds }: { asker: RawClient; mix: Mix; rate: number; seconds: number },
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
    if (isBuying && rate === FLOOD)
      ledger.expect(came !== null && came.status < 500, BUYING, `${sent.method} ${sent.target}: ${came?.status}`, sent);
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
