import { freePort } from "../../steps/port.mjs";
import { serveBuild, type ServeOptions } from "../../steps/shop/serve.ts";
import type { PageName, SpeedLanguage } from "./options.ts";
import { copySpeedState } from "./state.ts";

/** Bot checks refuse the names of tools. */
export const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export const DESKTOP = BROWSER.replace(" Mobile", "").replace("Linux; Android 10; K", "X11; Linux x86_64");

export const paths: Readonly<Record<PageName, string>> = {
  home: "/",
  listing: "/shop/sidebar/list",
  product: "/product/default/yirgacheffe-coffee",
  search: "/shop/sidebar/list?name=coffee",
  cart: "/shop/cart",
};

export const acceptLanguage: Readonly<Record<SpeedLanguage, string>> = { en: "en-GB,en;q=0.9", am: "am-ET,am;q=0.9" };

export interface SpeedShop {
  url: string;
  pid: number | null;
  db: () => Promise<D1Database>;
  stop: () => Promise<void>;
}

interface SpeedShopOptions {
  publicOrigin?: string | undefined;
  isDeployed?: boolean;
  bindings?: Record<string, string>;
  outbound?: ServeOptions["outbound"];
}

export async function openSpeedShop({
  publicOrigin,
  isDeployed,
  bindings,
  outbound,
}: SpeedShopOptions = {}): Promise<SpeedShop> {
  const port = await freePort();
  const { stateDir, remove } = await copySpeedState();
  const shop = await serveBuild({
    port,
    stateDir,
    ...(outbound && { outbound }),
    bindings: {
      // TEST_FAULTS turns the rate limiters off: all visitors share one address here.
      ...(!isDeployed && { TEST_FAULTS: "on" }),
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
      remove();
    },
  };
}

export function visitHeaders(language: SpeedLanguage): Record<string, string> {
  return {
    "User-Agent": BROWSER,
    Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
    "Accept-Language": acceptLanguage[language],
    "Accept-Encoding": "identity",
  };
}

export async function warmUp(url: string, languages: readonly SpeedLanguage[]): Promise<void> {
  for (const path of Object.values(paths)) {
    for (const language of languages) {
      for (let time = 0; time < 3; time += 1) {
        await (await fetch(url + path, { headers: visitHeaders(language) })).arrayBuffer();
      }
    }
  }
}
