import { listingHref } from "../../../app/domain/listings/listing-address.ts";
import { productHref } from "../../../app/domain/products/product-links.ts";
import { random } from "../../steps/random.ts";
import { startStep } from "../../steps/progress.mjs";
import type { SpeedFigure } from "./figures.ts";
import { load, type LabPage } from "./lab.ts";
import type { SpeedOptions } from "./options.ts";
import { type Fail, type Floors, type Lab, pageFigures } from "./part-lab.ts";
import { profiles } from "./profiles.ts";
import { drawPages, publicPages } from "./public-pages.ts";
import { paths, type SpeedShop } from "./shop.ts";

const PAGES = 5;
const METRICS = ["first paint", "blocking time", "layout shift"];

/** speed.md 4: pages drawn by the seed, because only the named ones would be made fast. */
export async function drawnPart(
  { browser, edge, shop }: Lab,
  { languages, runs, seed }: SpeedOptions,
  fail: Fail,
): Promise<SpeedFigure[]> {
  edge.setUpstream(shop.url);
  const drawn = [...drawPages(publicPages(), PAGES, seed), ...(await drawGoods(shop, seed))];
  const asked = (path: string, language: LabPage["language"]): LabPage => ({ path, language, button: "none" });
  const step = startStep(`First visits to ${drawn.length} pages of seed ${seed}`);
  for (const path of [paths.home, ...drawn]) await load(browser, edge, asked(path, "en"), profiles.none);
  const figures: SpeedFigure[] = [];
  const measure = async (name: string, path: string, language: LabPage["language"], floors: Floors) => {
    const row = `${name}, ${language}, Slow 3G`;
    const all = await pageFigures(
      { browser, edge },
      row,
      asked(path, language),
      profiles.slow3g,
      { runs, isPressed: false },
      floors,
    );
    figures.push(...all.filter(({ metric }) => METRICS.includes(metric)));
    return all;
  };
  for (const language of languages) {
    const home = await measure("home beside them", paths.home, language, { name: "home", values: new Map() });
    const floors = { name: "home", values: new Map(home.map(({ metric, value }) => [metric, value])) };
    for (const [index, path] of drawn.entries()) {
      await measure(`drawn, ${path}`, path, language, floors).catch(fail);
      step.update((languages.indexOf(language) + (index + 1) / drawn.length) / languages.length);
    }
  }
  step.done("First visits measured");
  return figures;
}

async function drawGoods({ db }: SpeedShop, seed: string): Promise<string[]> {
  const database = await db();
  const chance = random(`goods ${seed}`);
  const names = "SELECT name, name_slug AS slug FROM product WHERE retired_at IS NULL ORDER BY id";
  const { results: products } = await database.prepare(names).all<{ name: string; slug: string }>();
  const { results: categories } = await database
    .prepare("SELECT DISTINCT c.slug_name AS slug FROM category c JOIN product p ON p.category_id = c.id ORDER BY 1")
    .all<{ slug: string }>();
  return [
    productHref(chance.pick(products).slug),
    listingHref({ category: chance.pick(categories).slug }),
    listingHref({ name: chance.pick(products).name.split(" ")[0]! }),
  ];
}
