import { rmSync } from "node:fs";
import { startStep } from "../progress.mjs";
import { serveBuild } from "../shop/serve.ts";
import { copyTestState } from "../tests/test-state.ts";
import type { Capture } from "./captures.ts";
import { mask } from "./mask.ts";
import { Shopper } from "./shopper.ts";

const OPERATOR = "the operator of compared pages";
const LANGUAGES = ["en", "am"] as const;

export async function capturePages(
  port: number,
  choose: string[] | ((db: D1Database) => Promise<string[]>),
): Promise<Capture> {
  const stateDir = await copyTestState();
  const bindings = { OPERATOR_TOKEN: OPERATOR };
  const shop = await serveBuild({ port, stateDir, bindings, isTest: true });
  const origin = `http://localhost:${port}`;
  const step = startStep("Reading pages");
  try {
    const db = await shop.db();
    const addresses = typeof choose === "function" ? await choose(db) : choose;
    const shoppers = await fourShoppers(origin, db);
    const pages = new Map<string, string>();
    const total = Object.keys(shoppers).length * LANGUAGES.length * addresses.length;
    for (const [name, shopper] of Object.entries(shoppers)) {
      for (const language of LANGUAGES) {
        for (const address of addresses) {
          pages.set(`${name} ${language} ${address}`, mask(await shopper.read(address, language)));
          step.update(pages.size / total);
        }
      }
    }
    step.done("Pages read");
    return { addresses, pages };
  } catch (error) {
    step.failed();
    throw error;
  } finally {
    await shop.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function fourShoppers(origin: string, db: D1Database): Promise<Record<string, Shopper>> {
  const { results } = await db
    .prepare(
      `SELECT id FROM product WHERE retired_at IS NULL AND variant_count = 0 AND stock_amount > 5 ORDER BY id LIMIT 2`,
    )
    .all<{ id: number }>();
  const cart = new Shopper(origin);
  for (const { id } of results) await cart.submit("/cart/lines", { product: String(id), quantity: "1" });

  const account = new Shopper(origin);
  await account.submit("/token-login", { q: await loginToken(origin) });

  const lite = new Shopper(origin);
  lite.cookies.set("lite", "1");
  return { guest: new Shopper(origin), cart, account, lite };
}

async function loginToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/operator/login-tokens`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OPERATOR}` },
    body: JSON.stringify({ contact: "compared@mail.example", name: "Abebe", create: true }),
  });
  if (!response.ok) throw new Error(`no sign-in token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}
