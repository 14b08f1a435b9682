import { describe, expect, test } from "vitest";
import { categoryPromoBlocks } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles } from "../../../app/domain/home/printed-home.ts";
import { goodsRows } from "../../../scripts/market/read-goods.ts";
import { readMarket } from "../../../scripts/market/read-market.ts";
import { usdRate } from "../../support/price-rules.ts";

const now = Date.UTC(2026, 10, 29, 8);
const day = 86_400_000;
const market = await readMarket(now, usdRate);
const { tree, goods, vendors } = market;
const drafts = goods.map(({ draft }) => draft);
const rows = goodsRows(tree);
const ethiopic = /[\u1200-\u135a]/;

const countOf = (slug: string) => drafts.filter(({ subcategory }) => subcategory!.slugName === slug).length;
const tooFew = (slugs: readonly string[], least: number) =>
  slugs.filter((slug) => countOf(slug) < least).map((slug) => `${slug}: ${countOf(slug)}`);
const repeated = (texts: readonly string[]) => texts.filter((text, at) => text !== "" && texts.indexOf(text) !== at);

// Specification 2.4.
const linked = categoryPromoBlocks.flatMap(({ links }) =>
  links.flatMap(({ by, slug }) => (by === "subcategory" ? [slug] : [])),
);

describe("the tree", () => {
  test("has the twelve parents in their order (specification 1, 3.3)", () => {
    expect(tree.parents.map(({ slug }) => slug).join(" ")).toBe(
      "electronics bags apparel agriculture home health gifts electrical auto metallurgy packaging machinery",
    );
    expect(tree.parents.filter(({ nameAm }) => !ethiopic.test(nameAm))).toEqual([]);
  });

  // Specification 9.6.
  test.each([
    ["electronics", [5, 5, 12]],
    ["bags", [12, 12]],
    ["apparel", [5, 5, 5]],
    ["agriculture", [12, 12]],
    ["home", [4, 4, 4, 4]],
    ["health", [10, 10]],
    ["gifts", [5, 5, 12]],
    ["electrical", [20]],
    ["auto", [16]],
  ])("fills the mega-menu of %s", (slug, counts) => {
    const parent = tree.parents.find((place) => place.slug === slug)!;
    const categories = tree.categories.filter(({ above }) => above === parent.id);
    counts.forEach((count, index) => {
      const below = tree.subcategories.filter(({ above }) => above === categories[index]!.id);
      expect(below.length).toBeGreaterThanOrEqual(count);
    });
  });
});

describe("enough of everything", () => {
  test("about 1,200 goods, at least 6 in each subcategory", () => {
    expect(goods.length).toBeGreaterThanOrEqual(1_100);
    expect(goods.length).toBeLessThanOrEqual(1_800);
    expect(
      tooFew(
        tree.subcategories.map(({ slug }) => slug),
        6,
      ),
    ).toEqual([]);
  });

  test("12 in each that the specification links, on home or in the carousel of electronics (specification 2.4)", () => {
    const carousel = electronicsTiles.map(({ subcategory }) => subcategory);
    expect(tooFew([...new Set([...linked, ...carousel])], 12)).toEqual([]);
  });

  test("12 in each promotion (2.3, 2.6), and 7 brands for the slider (9.5)", () => {
    const lists = {
      special: drafts.filter(({ specialPrice }) => specialPrice !== null),
      lowered: drafts.filter(({ salePrice }) => salePrice !== null),
      free: drafts.filter(({ freeDelivery }) => freeDelivery),
      cheap: drafts.filter(({ sellingPrice, stockAmount }) => sellingPrice < 100_000 && stockAmount > 0),
      fresh: drafts.filter(({ isNew }) => isNew),
      top: drafts.filter(({ isTop }) => isTop),
    };
    for (const [name, list] of Object.entries(lists)) expect(list.length, name).toBeGreaterThanOrEqual(12);
    expect(new Set(drafts.flatMap(({ brand }) => brand ?? [])).size).toBeGreaterThanOrEqual(7);
  });

  test("every state is to be seen: sold out, the last one, a sold out option, options at one and at several prices", () => {
    const prices = (draft: (typeof drafts)[number]) => new Set(draft.variants.map(({ price }) => price)).size;
    const states = {
      soldOut: drafts.filter(({ stockAmount }) => stockAmount === 0),
      last: drafts.filter(({ stockAmount }) => stockAmount === 1),
      option: drafts.filter(({ variants }) => variants.some(({ stockAmount }) => stockAmount === 0)),
      onePrice: drafts.filter((draft) => prices(draft) === 1),
      prices: drafts.filter((draft) => prices(draft) > 1),
      unrated: drafts.filter(({ market: known }) => known!.rates.length === 0),
      rated: drafts.filter(({ market: known }) => known!.rates.length > 0),
    };
    for (const [name, list] of Object.entries(states)) expect(list.length, name).toBeGreaterThanOrEqual(10);
    const selling = new Set(goods.map(({ vendor }) => vendor));
    expect(vendors.filter(({ name }) => !selling.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe("every good is true", () => {
  test("it has words of its own in both languages (specification 1)", () => {
    const bare = drafts.filter(
      ({ name, nameAm, description, descriptionAm }) =>
        !ethiopic.test(nameAm ?? name) || !ethiopic.test(descriptionAm ?? "") || description === "",
    );
    expect(bare.map(({ feedId }) => feedId)).toEqual([]);
    expect(repeated(drafts.map(({ description }) => description))).toEqual([]);
    expect(repeated(drafts.map(({ descriptionAm }) => descriptionAm ?? ""))).toEqual([]);
    expect(repeated(goods.map(({ vendor, draft }) => `${draft.name} of ${vendor}`))).toEqual([]);
  });

  test("no picture stands for two kinds, at most 5 % have none, and all that are named are there", () => {
    expect(market.warnings).toEqual([]);
    const kinds = new Map<string, Set<string>>();
    for (const { kind, image_link: main, additional_image_link: others } of rows)
      for (const image of [main, ...others.split(",")].filter(Boolean))
        kinds.set(image, (kinds.get(image) ?? new Set()).add(kind));
    expect([...kinds].filter(([, shown]) => shown.size > 1).map(([image, shown]) => [image, ...shown])).toEqual([]);
    expect(drafts.filter(({ images }) => images.length === 0).length / drafts.length).toBeLessThanOrEqual(0.05);
  });

  test("prices are whole birr, deals lower and over within 30 days, half of them within 14", () => {
    const ends = drafts.flatMap(({ specialPrice }) => specialPrice?.endDate ?? []);
    expect(ends.filter((end) => end <= now || end > now + 30 * day)).toEqual([]);
    expect(ends.filter((end) => end <= now + 14 * day).length).toBeGreaterThan(ends.length / 2);
    expect(drafts.filter(({ sellingPrice }) => sellingPrice % 100 !== 0).map(({ feedId }) => feedId)).toEqual([]);
  });
});
