import { afterAll, expect, test } from "vitest";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { readContentOptions, runContent } from "../../../scripts/steps/operator/content-import.ts";
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

afterAll(() => run("--rollback", "1"));

test("the example is shown at once, in both languages, and asked for as data (7.2)", async () => {
  expect((await run(FILE, "--by", "hana"))[0]).toBe("This is version 2 now; the shop shows it within a minute.");
  const english = await page("/");
  expect(section(english, "hero-slider")).toContain("Gena is near: baskets, cakes and gifts");
  expect(section(english, "hero-slider")).toContain("620.50 ETB");
  const amharic = await page("/?lng=am");
  expect(section(amharic, "hero-slider")).toContain("ገና እየደረሰ ነው፦ ቅርጫት፣ ኬክና ስጦታ");
  expect(section(amharic, "websiteBuilder")).toMatch(/ጀበና <strong>ከ350 ETB ጀምሮ/);
  expect(section(amharic, "testimonials")).toContain("መምህርት፣ አዳማ");
  expect(amharic).toMatch(/<ul class="gif-cards[^"]*"[\s\S]*?ወደ እርስዎ በመንገድ ላይ<\/a>/);
  const { promoPanels } = await json<{ promoPanels: Record<string, object[]> }>("/catalogue/home-content");
  expect(promoPanels.smartErp![0]).toMatchObject({ title: "Mouse", amharicTitle: "ማውስ", price: 470 });
  expect(await auditBooks(shop.db, Date.now())).toEqual([]);
});
