import { rmSync } from "node:fs";
import { chromium, type Request } from "@playwright/test";
import { serveOutside } from "../../tests/support/serve-outside.ts";
import { loginToken, newContact, signIn } from "../../tests/support/sign-in.ts";
import { freePort } from "../steps/port.mjs";
import { serveBuild, type ServedShop } from "../steps/shop/serve.ts";
import { addToCart, attribute, checkoutOf, placeFields, sendDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { findBrowser } from "../steps/tests/find-browser.ts";
import { copyTestState } from "../steps/tests/test-state.ts";
import { attackedBindings, faultModules, sown } from "./attacked-shop.ts";
import { isTime, type Campaign } from "./campaign.ts";
import { oldBuild } from "./skew/old-build.ts";
import { printedForms } from "./skew/forms.ts";

const PAGES = [
  ...[
    "/",
    "/product/default/yirgacheffe-coffee",
    "/shop/sidebar/list",
    "/shop/cart",
    "/shop/wishlist",
    "/shop/compare",
  ],
  ...["/shop/checkout", "/shop/checkout?step=2", "/shop/custom-order", "/vendor-store/1", "/track", "/newsletter"],
  ...["/account/profile", "/account/contact", "/account/addresses", "/account/alerts", "/account/sessions"],
];
const APART = /^\/(sign-out|account\/(delete|sessions)|shop\/(guest-)?checkout|buy-now)/;
const NOT_UNDERSTOOD = [400, 403, 404, 405, 413, 415];
const GOODS = ["1", "2"];
const PATIENCE_MS = 15_000;

class Turns {
  readonly #builds: Record<Side, string | undefined>;
  readonly #port: number;
  readonly #stateDir: string;
  readonly #bindings: Record<string, string>;
  #shop: ServedShop | null = null;

  constructor(
    builds: Record<Side, string | undefined>,
    port: number,
    stateDir: string,
    bindings: Record<string, string>,
  ) {
    [this.#builds, this.#port, this.#stateDir, this.#bindings] = [builds, port, stateDir, bindings];
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async serve(side: Side): Promise<void> {
    await this.stop();
    const build = this.#builds[side];
    this.#shop = await serveBuild({
      ...{ port: this.#port, stateDir: this.#stateDir, bindings: this.#bindings, isQuiet: true },
      ...(side === "new" && { before: faultModules() }),
      ...(build !== undefined && { build }),
    });
  }

  async first<T>(sql: string, ...values: (string | number)[]): Promise<T | null> {
    return (await this.#shop!.db())
      .prepare(sql)
      .bind(...values)
      .first<T>();
  }

  async stop(): Promise<void> {
    await this.#shop?.stop();
    this.#shop = null;
  }
}

type Side = "old" | "new";

/** Pages and data of one build work with the other, in both directions: nothing is lost at a release. */
export async function skew(given: Campaign): Promise<void> {
  const begun = Date.now();
  const old = oldBuild(given.old);
  // A short run would try nothing if the build were counted.
  const campaign = { ...given, until: given.until + Date.now() - begun };
  if (old === null) return campaign.ledger.note("an older build", "there is none: name a commit with --old");
  const port = await freePort();
  const outside = await serveOutside(port);
  const stateDir = await copyTestState();
  const builds = { old, new: sown.build };
  const turns = new Turns(builds, port, stateDir, { ...outside.bindings, ...attackedBindings });
  try {
    for (const [from, to] of [
      ["old", "new"],
      ["new", "old"],
    ] as const) {
      if (from === "new" && !isTime(campaign)) break;
      await turn(campaign, turns, from, to);
      if (isTime(campaign)) await inBrowser(campaign, turns, from, to);
    }
  } finally {
    await turns.stop();
    outside.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function turn({ ledger }: Campaign, turns: Turns, from: Side, to: Side): Promise<void> {
  const what = (about: string) => `${about}, from the ${from} build to the ${to} one`;
  await turns.serve(from);
  const [shopper, buyer, undoer, guest] = Array.from({ length: 4 }, () => new Visitor(turns.url)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  await signIn(shopper);
  for (const visitor of [shopper, buyer, undoer, guest]) await addToCart(visitor, GOODS);
  for (const path of ["/wishlist/items", "/compare/items"]) await shopper.post(path, { product: GOODS[0]! });
  await sendDetails(shopper);
  const name = `Buyer of the ${from} build`;
  await sendDetails(buyer, { name });
  const order = { ...(await placeFields(buyer)), payment: "cash" };
  await undoer.post("/cart/lines/remove", { product: GOODS[0]! });
  const undo = /<input[^>]*name="undo"[^>]*>/.exec((await undoer.get("/shop/cart")).text)?.[0] ?? "";
  const q = await loginToken(turns.url, newContact());
  const before = await shopper.cart();
  const forms = (await Promise.all(PAGES.map(async (path) => printedForms((await shopper.get(path)).text)))).flat();

  await turns.serve(to);
  for (const path of PAGES) {
    const { status } = await shopper.get(path);
    ledger.expect(status === 200, what("pages of a session that began before"), `${path}: ${status}`);
  }
  const kept = { cart: await shopper.cart(), isKnown: /\.a\./.test(shopper.cookies.get("sid") ?? "") };
  const isKept = kept.isKnown && JSON.stringify(kept.cart) === JSON.stringify(before);
  ledger.expect(isKept, what("session and cart"), JSON.stringify({ before, ...kept }));
  for (let times = 0; times < 2; times += 1) {
    const { status, text } = await buyer.post(checkoutOf(buyer), order);
    ledger.expect(status === 303, what("the last button of a checkout"), `${status}`, text.slice(0, 2_000));
  }
  const orders = await turns.first<{ n: number }>("SELECT count(*) AS n FROM shop_order WHERE name = ?1", name);
  ledger.expect(orders?.n === 1, what("the last button of a checkout"), `${orders?.n} orders`);
  await undoer.post("/cart/lines/remove", { undo: attribute(undo, "value") });
  ledger.expect(Object.keys(await undoer.cart()).length === GOODS.length, what("a line put back"), "it is not there");
  await guest.post("/token-login", { q });
  ledger.expect(
    Object.keys(await guest.cart()).length === GOODS.length,
    what("a guest's cart at the sign-in"),
    "it is not there",
  );
  const unlike = new Map(forms.map((form) => [`${form.action} ${Object.keys(form.fields).sort().join(" ")}`, form]));
  for (const { action, fields } of unlike.values()) {
    if (APART.test(action)) continue;
    const { status } = await shopper.post(action, fields);
    const isUnderstood = status < 500 && !NOT_UNDERSTOOD.includes(status);
    ledger.expect(isUnderstood, what("printed forms"), `${action}: ${status}`, { action, fields });
  }
}

const isAddition = (request: Request) =>
  request.method() === "POST" && new URL(request.url()).pathname.startsWith("/cart/lines");

async function inBrowser({ ledger }: Campaign, turns: Turns, from: Side, to: Side): Promise<void> {
  const what = `tabs with scripts, from the ${from} build to the ${to} one`;
  await turns.serve(from);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 900 } });
    const product = await context.newPage();
    await product.goto(`${turns.url}/product/default/yirgacheffe-coffee`, { waitUntil: "load" });
    const home = await context.newPage();
    await home.goto(turns.url, { waitUntil: "load" });
    await turns.serve(to);
    await product.bringToFront();
    const counted = product
      .waitForResponse((answer) => isAddition(answer.request()), { timeout: PATIENCE_MS })
      .catch(() => {});
    await product.locator("form[action='/cart/lines'] button:not([type='button'])").first().click();
    await counted;
    const cart = await context.newPage();
    await cart.goto(`${turns.url}/shop/cart`, { waitUntil: "load" });
    const lines = await cart.locator("input[name^='was-']").count();
    ledger.expect(lines === 1, what, `a press left ${lines} lines in the cart`);
    await home.bringToFront();
    await home.locator("a[href='/shop/cart']").first().click();
    await home.waitForURL("**/shop/cart", { timeout: PATIENCE_MS }).catch(() => {});
    ledger.expect(new URL(home.url()).pathname === "/shop/cart", what, `a link led to ${home.url()}`);
    ledger.expect((await home.locator("input[name^='was-']").count()) === 1, what, "the cart it led to is another one");
  } finally {
    await browser.close();
  }
}
