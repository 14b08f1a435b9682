import { accessSync, constants, rmSync, statfsSync } from "node:fs";
import { freePort } from "../steps/port.mjs";
import { type ServedShop, serveBuild, type ServeOptions } from "../steps/shop/serve.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { copyTestState } from "../steps/tests/test-state.ts";
import { PLENTY, stockedGoods } from "./buyers.ts";
import { BROWSER } from "./client.ts";
import type { BenchLanguage, PageName } from "./options.ts";

const IN_MEMORY = "/dev/shm";
const ROOM = 1_000_000_000;

/** The local D1 waits for the disk at each round trip; the servers it is compared with have none (decision 37). */
const isStateInMemory = hasRoom();

export const paths: Readonly<Record<PageName, string>> = {
  home: "/",
  listing: "/shop/sidebar/list",
  product: "/product/default/yirgacheffe-coffee",
  search: "/shop/sidebar/list?name=coffee",
  cart: "/shop/cart",
};

const acceptLanguage: Readonly<Record<BenchLanguage, string>> = { en: "en-GB,en;q=0.9", am: "am-ET,am;q=0.9" };

export type BenchShop = Pick<ServedShop, "url" | "pid" | "db" | "stop">;

interface BenchShopOptions {
  publicOrigin?: string;
  isDeployed?: boolean;
  bindings?: Record<string, string>;
  outbound?: ServeOptions["outbound"];
}

export async function openBenchShop(options: BenchShopOptions = {}): Promise<BenchShop> {
  const { publicOrigin, isDeployed, bindings, outbound } = options;
  const port = await freePort();
  const stateDir = await copyTestState(isStateInMemory ? IN_MEMORY : undefined);
  const shop = await serveBuild({
    port,
    stateDir,
    ...(outbound && { outbound }),
    // Without rate limits: all visitors share one address here.
    isTest: !isDeployed,
    bindings: {
      ...(publicOrigin && { PUBLIC_ORIGIN: publicOrigin }),
      ...bindings,
    },
  });
  return {
    url: `http://localhost:${port}`,
    pid: shop.pid,
    db: shop.db,
    stop: async () => {
      await shop.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

export function visitHeaders(language: BenchLanguage): Record<string, string> {
  return {
    "User-Agent": BROWSER,
    Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
    "Accept-Language": acceptLanguage[language],
    "Accept-Encoding": "identity",
  };
}

export async function warmUp(url: string, languages: readonly BenchLanguage[]): Promise<void> {
  for (const path of Object.values(paths)) {
    for (const language of languages) {
      for (let time = 0; time < 3; time += 1) {
        await (await fetch(url + path, { headers: visitHeaders(language) })).arrayBuffer();
      }
    }
  }
}

interface Cookie {
  name: string;
  value: string;
}

const GOODS = 3;

export async function filledCart(shop: BenchShop, language: BenchLanguage): Promise<Cookie[]> {
  const visitor = new Visitor(shop.url);
  const own = { "Accept-Language": acceptLanguage[language] };
  await visitor.get("/shop/compare", own);
  for (const { id } of await stockedGoods(await shop.db(), GOODS, PLENTY)) {
    const { status, text } = await visitor.post("/cart/lines", { product: id, quantity: "1" }, own);
    if (status !== 303) throw new Error(`nothing was added: ${status} ${text.slice(0, 200)}`);
  }
  await visitor.get("/", own);
  return [...visitor.cookies]
    .filter(([name]) => name !== "wrote" && name !== "flash")
    .map(([name, value]) => ({ name, value }));
}

export function cookieHeader(cookies: readonly Cookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
