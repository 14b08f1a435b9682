import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode } from "fast-png";
import { expect } from "vitest";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { readContentOptions, runContent } from "../../../scripts/steps/operator/content-import.ts";
import { test } from "../../support/http-test.ts";
import { workersShop } from "../../support/own-shop.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const shop = await workersShop();

const run = (...argv: string[]) =>
  runContent(
    readContentOptions([...argv, "--to", shop.url], {
      OPERATOR_TOKEN: "test-operator",
    } as unknown as NodeJS.ProcessEnv)!,
  );
const FILE = "docs/example-content.json";

const page = async (path: string) =>
  (await new Visitor(shop.url).get(path)).text
    .replace(/<!-- -->|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
    .replaceAll("\u00a0", " ");
const json = async <Body>(path: string) => (await (await fetch(shop.url + path)).json()) as Body;
const section = (html: string, id: string) =>
  new RegExp(`<section[^>]* (?:id|class)="${id}"[\\s\\S]*?</section>`).exec(html)![0];
const content = async (lng: "en" | "am") => {
  const html = await page(`/?lng=${lng}`);
  const packages = [...html.matchAll(/id="holidayPackage-(\d+)"/g)].map(([, id]) => id);
  const parts = ["hero-slider", "smartErp", "websiteBuilder", "testimonials"].map((id) => section(html, id));
  const cards = html.match(/<ul[^>]*class="triplet-cards[\s\S]*?<\/ul>/)?.[0];
  return { parts, cards, packages, exhibitions: await page("/catalogue/holiday-package") };
};

let before: Awaited<ReturnType<typeof content>>;

test("the example is shown at once, in both languages, and asked for as data (7.2)", async () => {
  before = await content("en");
  expect((await run(FILE, "--by", "hana"))[0]).toBe("This is version 2 now; the shop shows it within a minute.");
  const english = await page("/");
  expect(section(english, "hero-slider")).toContain("Gena is near: baskets, cakes and gifts");
  expect(section(english, "hero-slider")).toContain("620.50 ETB");
  expect(section(english, "websiteBuilder").match(/promo-panel-tile media"/g)).toHaveLength(4);
  expect(section(english, "smartErp").match(/promo-panel-tile media"/g)).toHaveLength(8);
  const amharic = await page("/?lng=am");
  expect(section(amharic, "hero-slider")).toContain("ገና እየደረሰ ነው፦ ቅርጫት፣ ኬክና ስጦታ");
  expect(section(amharic, "websiteBuilder")).toMatch(/ጀበና <strong>ከ350 ETB ጀምሮ/);
  expect(section(amharic, "testimonials").match(/<figure/g)).toHaveLength(1);
  expect(section(amharic, "testimonials")).toContain("መምህርት፣ አዳማ");
  expect(amharic).toMatch(/<ul class="gif-cards[^"]*"[\s\S]*?ወደ እርስዎ በመንገድ ላይ<\/a>/);
  const { carousels, gifCards, promoPanels, testimonials } = await json<{
    carousels: { url: string }[];
    gifCards: { url: string; image: string; moving: string }[];
    promoPanels: Record<string, { title: string; price: number }[]>;
    testimonials: Record<string, unknown>[];
  }>("/catalogue/home-content");
  expect(carousels.map(({ url }) => url)[0]).toBe("/product/default/yirgacheffe-coffee");
  const [gif, ...more] = gifCards;
  expect([gif!.url, more]).toEqual(["/shop/sidebar/list?freeDelivery=list", []]);
  const moving = await fetch(shop.url + gif!.moving);
  expect([moving.status, moving.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect(promoPanels.websiteBuilder![0]).toMatchObject({ title: "Coffee beans", amharicTitle: "የቡና ፍሬ", price: 420 });
  expect(promoPanels.smartErp![0]).toMatchObject({ title: "Mouse", amharicTitle: "ማውስ", price: 470 });
  const person = { name: "Hanna Tesfaye, Teacher in Adama", amharicName: "ሐና ተስፋዬ፣ መምህርት፣ አዳማ" };
  expect(testimonials).toMatchObject([{ id: 1, ...person }]);
  const flash = await shop.db
    .prepare(
      "SELECT p.name_slug AS slug FROM flash_product f JOIN product p ON p.id = f.product_id ORDER BY f.position",
    )
    .all<{ slug: string }>();
  const { flashSales } = JSON.parse(readFileSync(FILE, "utf8")) as { flashSales: string[] };
  expect(flash.results.map(({ slug }) => slug)).toEqual(flashSales);
  expect(await auditBooks(shop.db, Date.now())).toEqual([]);
});

test("slides are files of a folder: shown in the shop's own widths, and nothing changes where one is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gulit-pictures-"));
  const data = Uint8Array.from({ length: 800 * 400 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7) >> 8));
  writeFileSync(join(folder, "market.png"), encode({ width: 800, height: 400, channels: 4, depth: 8, data }));
  const slide = (image: string) => ({ link: "/vendors", image, headline: { en: "Open market", am: "ጉልት" } });
  const path = join(folder, "slides.json");
  const shown = await content("en");
  writeFileSync(path, JSON.stringify({ heroes: [slide("market.png"), slide("../secret.png")] }));
  await expect(run(path, "--pictures", folder)).rejects.toThrow(
    /Nothing was stored.*\n {2}heroes\[1\]\.image: \.\.\/secret\.png is outside the folder of pictures$/,
  );
  expect(await content("en")).toEqual(shown);
  writeFileSync(path, JSON.stringify({ heroes: [slide("market.png")] }));
  expect((await run(path, "--pictures", folder))[0]).toMatch(/^This is version 3 now/);
  const [, hash] = /\/media\/v\/([0-9a-f]{32})-720\.webp/.exec(section(await page("/"), "hero-slider"))!;
  // Inlined, because it is light.
  expect(section(await page("/"), "hero-slider")).toMatch(
    /<source[^>]* srcSet="data:image\/avif;base64,[\w+/=]+ 720w"/,
  );
  for (const [file, type] of [
    ["720.webp", "image/webp"],
    ["360.avif", "image/avif"],
  ]) {
    const answer = await fetch(`${shop.url}/media/v/${hash}-${file}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  }
  const { heroes } = JSON.parse((await run("--show")).join("\n")) as { heroes: { image: string }[] };
  expect(heroes[0]!.image).toBe(`/media/v/${hash}`);
  expect((await run("--rollback", "2"))[0]).toMatch(/^This is version 4 now/);
});

test("what the shop had before comes back", async () => {
  expect((await run("--rollback", "1"))[0]).toBe("This is version 5 now; the shop shows it within a minute.");
  expect(await content("en")).toEqual(before);
  expect((await run("--versions")).map((line) => line.slice(24, 60).trim())).toEqual([
    expect.stringMatching(/^version 1 again/),
    expect.stringMatching(/^version 2 again/),
    expect.stringMatching(/^slides\.json/),
    expect.stringMatching(/^example-content\.json by hana/),
    "what the shop had before",
  ]);
  expect(await auditBooks(shop.db, Date.now())).toEqual([]);
});
