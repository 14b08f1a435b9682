import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { buy } from "../../tests/support/buying.ts";
import { openDesk } from "../../tests/support/desk.ts";
import { findBrowser } from "../steps/tests/find-browser.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { addresses, fill } from "./addresses.ts";
import { openAttackedShop, type AttackedShop } from "./attacked-shop.ts";
import { attack, type Campaign, hasTimeLeft, overAll, shuffled, within } from "./campaign.ts";
import { markupFaults } from "./judge.ts";
import { payloads, poison, RAN, textColumns } from "./poison.ts";

const AT_ONCE = 2;
const PATIENCE_MS = 30_000;
const RESTLESS_MS = 5_000;

const SCRIPTED = "pages of a hostile catalogue, scripts on";
const PLAIN = "pages of a hostile catalogue, scripts off";
const HOSTILE = "columns that hold hostile text";

attack("stored", { [HOSTILE]: 80, [SCRIPTED]: 25, [PLAIN]: 25 }, async (campaign) => {
  const { ledger, seed } = campaign;
  const shop = await openAttackedShop();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  try {
    const { visitor, known } = await somebody(shop);
    const columns = await textColumns(shop.db);
    const clean = await poison(shop.db, columns);
    await shop.db.prepare("UPDATE catalogue_version SET version = version + 1").run();
    ledger.tried(HOSTILE, columns.length - clean.length);
    const refused = clean.map(({ table, column, why }) => `${table}.${column} (${why.slice(0, 60)})`).join(", ");
    ledger.note(HOSTILE, `the database itself refuses it in ${refused || "none"}`);
    const pages = addresses.filter(({ isPage, path }) => isPage && !/^\/(token-login|desk\/enter)/.test(path));
    const paths = shuffled(pages, `stored ${seed}`).map(({ path }) => fill(path, known));
    const half = within(campaign, 0.5);
    for (const [hasScripts, time] of [
      [true, half],
      [false, campaign],
    ] as const)
      await overAll(
        () => hasTimeLeft(time, whatOf(hasScripts)),
        paths,
        AT_ONCE,
        (path, at) =>
          look(campaign, { shop, browser, visitor }, { path, hasScripts, language: at % 2 === seed % 2 ? "am" : "en" }),
      );
    // CSP reports of the last pages may still arrive.
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const line of shop.log.filter((line) => line.startsWith('{"event":"csp"')))
      ledger.broke(SCRIPTED, `reported: ${line}`, line);
  } finally {
    await browser.close();
    await shop.stop();
  }
});

const whatOf = (hasScripts: boolean) => (hasScripts ? SCRIPTED : PLAIN);

async function somebody({ url, db }: AttackedShop): Promise<{ visitor: Visitor; known: Record<string, string> }> {
  const visitor = await openDesk(url, "owner");
  const hostile = payloads[1]!;
  const { publicId, number } = await buy(visitor, {
    details: { name: hostile, landmark: hostile, note: hostile, keep: "1" },
  });
  for (const path of ["/cart/lines", "/wishlist/items", "/compare/items"])
    for (const product of ["1", "2"]) await visitor.post(path, { product });
  await visitor.post(`/desk/orders/${number}`, { intent: "note", text: hostile });
  await visitor.post("/shop/custom-order", {
    intent: "ask",
    what: hostile,
    quantity: "2",
    phone: "0911234567",
    city: "Adama",
  });
  await visitor.get("/product/default/yirgacheffe-coffee");
  const address = await db.prepare("SELECT public_id AS id FROM account_address").first<string>("id");
  const coupon = await db.prepare("SELECT code FROM coupon").first<string>("code");
  return {
    visitor,
    known: {
      publicId,
      number,
      parcel: `${number}-1`,
      ...(address && { addressId: address }),
      ...(coupon && { code: coupon }),
    },
  };
}

interface Scene {
  shop: AttackedShop;
  browser: Browser;
  visitor: Visitor;
}

interface Look {
  path: string;
  hasScripts: boolean;
  language: "en" | "am";
}

async function look({ ledger }: Campaign, scene: Scene, { path, hasScripts, language }: Look): Promise<void> {
  const what = whatOf(hasScripts);
  const context = await contextOf(scene, { hasScripts, language });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    await page.exposeFunction(RAN, () => problems.push("a script of the sender's ran"));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) problems.push(message.text().slice(0, 300));
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(scene.shop.url) && /^https?:/.test(request.url()))
        problems.push(`asked ${request.url().slice(0, 100)}`);
    });
    const answer = await page.goto(scene.shop.url + path, { waitUntil: "load", timeout: PATIENCE_MS });
    ledger.tried(what);
    if ((answer?.status() ?? 500) >= 500) problems.push(`status ${answer?.status()}`);
    if (hasScripts) {
      await page.keyboard.press("Tab");
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 4_000);
      await page.waitForLoadState("networkidle", { timeout: RESTLESS_MS }).catch(() => {});
    }
    problems.push(...markupFaults(await page.content()));
  } catch (error) {
    ledger.broke(what, `${path}: ${String(error).slice(0, 200)}`, { path, language });
  } finally {
    await context.close();
  }
  for (const problem of new Set(problems)) ledger.broke(what, `${path}: ${problem}`, { path, language });
}

async function contextOf(
  { browser, visitor, shop }: Scene,
  { hasScripts, language }: Omit<Look, "path">,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: hasScripts,
    viewport: { width: 412, height: 900 },
    extraHTTPHeaders: { "x-test-cache": "off" },
  });
  const cookies = [...visitor.cookies, ["lng", language] as const];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.url })));
  return context;
}
