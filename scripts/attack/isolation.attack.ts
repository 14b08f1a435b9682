import { signIn } from "../../tests/support/sign-in.ts";
import { random } from "../steps/random.ts";
import { buyerDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop, type AttackedShop } from "./attacked-shop.ts";
import { attack, type Campaign, hasTimeLeft, overAll, within } from "./campaign.ts";
import { unkeyedInputs } from "./unkeyed-inputs.ts";

const MOST_SESSIONS = 1_000;
const REQUESTS = 20_000;
const UNKEYED = "unkeyed inputs, then a guest";
const SESSIONS = "requests of marked sessions, a third of them deceiving";
const READY = "marked sessions";
const AT_ONCE = 12;
/** ms: older than the oldest copy that may be served while a newer one is composed. */
const LATER_MS = 600_000;

const markOf = (session: number) => `mkq${session}x`;

const PUBLIC = [
  "/",
  "/shop/sidebar/4cols?parentCategory=electronics",
  "/shop/sidebar/list?parentCategory=apparel&sort=price-desc",
  "/product/default/yirgacheffe-coffee",
  "/vendor-store/1",
  "/vendors",
  "/blog/classic",
  "/pages/privacy",
  "/pages/help-center",
];
const OWN = ["/shop/cart", "/shop/guest-checkout", "/shop/checkout", "/account", "/account/profile", "/shop/compare"];

/** settled.md 8, security-and-faults.md 5: no session reads a byte of another. */
attack("isolation", { [UNKEYED]: 300, [SESSIONS]: 800, [READY]: 60 }, async (campaign) => {
  const shop = await openAttackedShop();
  try {
    await unkeyed(within(campaign, 0.4), shop);
    await markedSessions(campaign, shop);
  } finally {
    await shop.stop();
  }
});

interface Marked {
  visitor: Visitor;
  mark: string;
}

async function marked(url: string, at: number): Promise<Marked> {
  const visitor = new Visitor(url, null);
  const mark = markOf(at);
  await visitor.get("/shop/compare");
  if (at % 3 === 0) await signIn(visitor, { name: mark });
  await visitor.post("/cart/lines", { product: String(1 + (at % 20)) });
  const path = at % 3 === 0 ? "/shop/checkout" : "/shop/guest-checkout";
  await visitor.post(path, { intent: "details", ...buyerDetails, name: mark, landmark: mark });
  return { visitor, mark };
}

async function markedSessions(campaign: Campaign, shop: AttackedShop): Promise<void> {
  const what = SESSIONS;
  const { ledger, seed } = campaign;
  const sessions: Marked[] = [];
  const numbers = Array.from({ length: MOST_SESSIONS }, (_, at) => at);
  const half = within(campaign, 0.5);
  await overAll(
    () => hasTimeLeft(half, READY),
    numbers,
    AT_ONCE,
    async (at) => {
      sessions.push(await marked(shop.url, at));
      ledger.tried(READY);
    },
  );
  const { pick, chance } = random(`isolation ${seed}`);
  const requests = Array.from({ length: REQUESTS }, (_, at) => at);
  await overAll(
    () => hasTimeLeft(campaign, what),
    requests,
    AT_ONCE,
    async () => {
      const { visitor, mark } = pick(sessions);
      const path = chance(0.6) ? pick(PUBLIC) : chance(0.5) ? pick(OWN) : `/shop/sidebar/list?name=${mark}`;
      const isForm = chance(0.15);
      const deceives = !isForm && chance(0.3);
      const headers = deceives ? pick(unkeyedInputs(mark)).headers : {};
      const answer = isForm
        ? await visitor.post("/newsletter", { email: `${mark}"no`, returnTo: path })
        : await visitor.get(path, headers);
      ledger.tried(what);
      const others = [...new Set(answer.text.match(/mkq\d+x/g) ?? [])].filter((found) => found !== mark);
      if (others.length > 0)
        ledger.broke(what, `${path} shows ${others.join(", ")} to ${mark}`, {
          path,
          headers,
          isForm,
          text: answer.text,
        });
      const isShared = /public/.test(answer.headers.get("cache-control") ?? "");
      if (isShared && answer.headers.getSetCookie().length > 0)
        ledger.broke(what, `${path}: a cookie in a public answer`, { path });
    },
  );
}

async function unkeyed(campaign: Campaign, shop: AttackedShop): Promise<void> {
  const mark = markOf(0);
  const inputs = unkeyedInputs(mark);
  const what = UNKEYED;
  const { ledger } = campaign;
  let now = Date.now();
  let composed = 0;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await new Visitor(shop.url, null).get(path, { ...headers, "x-test-now": String(now) });
    return { ...answer, isComposed: /page;desc="composed"/.test(answer.headers.get("server-timing") ?? "") };
  };
  for (const path of PUBLIC) {
    const first = await ask(path);
    for (const { name, headers, query } of inputs) {
      if (!hasTimeLeft(campaign, what)) return;
      // All copies are too old by then, so this request fills the cache.
      now += LATER_MS;
      const address = query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
      if ((await ask(address, headers)).isComposed) composed += 1;
      ledger.note(what, `${composed} pages composed for them`);
      for (let times = 0; times < 2; times += 1) {
        const { status, text, headers: came } = await ask(path);
        ledger.tried(what);
        const language = came.get("content-language");
        if (text.includes(mark))
          ledger.broke(what, `${path}: ${name} is shown to the next guest`, { path, headers, query });
        if (status !== first.status || language !== first.headers.get("content-language"))
          ledger.broke(what, `${path}: after ${name} a guest gets ${status} in ${language}`, { path, headers, query });
      }
    }
  }
}
