import { describe, expect, test } from "vitest";
import { categoryPromoBlocks } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles } from "../../../app/domain/home/electronics-carousel.ts";
import { promoPanels } from "../../../app/domain/home/promo-panels.ts";
import { hygieneTiles, sampleFlashCard } from "../../../app/domain/home/static-deals.ts";
import type { ProductDraft } from "../../../app/domain/products/product-draft.ts";
import { categoryTree } from "../../../scripts/market/category-tree.ts";
import { kinds } from "../../../scripts/market/kinds.ts";
import { generateMarket } from "../../../scripts/market/market.ts";
import { colours } from "../../../scripts/market/scenes/colours.ts";
import { cardGoods } from "../../../scripts/market/scenes/compose-share.ts";
import type { Composition } from "../../../scripts/market/scenes/composition.ts";
import { compositions } from "../../../scripts/market/scenes/compositions.ts";
import { type ObjectKey, objects } from "../../../scripts/market/scenes/objects.ts";
import { paint } from "../../../scripts/market/scenes/paint.ts";
import type { SceneObject } from "../../../scripts/market/scenes/scene-object.ts";
import { shownVarieties } from "../../../scripts/market/scenes/scene-picture.ts";
import { good } from "../../../scripts/market/shelf.ts";
import { shownFor } from "../../../scripts/market/shown.ts";
import { sourceOf } from "../../../scripts/pictures/drawings.ts";
import { stories } from "../../../scripts/videos/stories.ts";

// What a product looks like is what it is called: the reviewed list, colours, neighbours, and what leads lists.

const now = Date.UTC(2026, 4, 1, 9, 30);
const market = generateMarket(now);
const shelves = categoryTree.flatMap((parent) =>
  parent.categories.flatMap((category) => category.subcategories.flatMap((shelf) => shelf.goods)),
);
const products = market.vendors.flatMap(({ vendor, products: sold }) =>
  sold.map((product) => ({ ...product, seller: vendor.name })),
);
type Sold = (typeof products)[number];

/** The object and the colour a stored picture shows. */
const shownBy = new Map(
  Object.keys(objects).flatMap((key) =>
    shownVarieties(key as ObjectKey).map(
      ({ images, colour }) => [images[0], { key: key as ObjectKey, colour }] as const,
    ),
  ),
);

describe("the reviewed list of goods and drawings", () => {
  test("has every good once and nothing else", () => {
    expect([...shownFor.keys()].sort()).toEqual(shelves.map(({ en }) => en).sort());
  });

  test("names a drawing that exists, or the plain tile", () => {
    for (const [name, shown] of shownFor) {
      if (shown === "tile") continue;
      expect(Object.keys(objects), name).toContain(shown);
      expect(sourceOf(objects[shown].drawing).body.length, name).toBeGreaterThan(50);
    }
  });

  test("leaves few goods to the plain tile", () => {
    expect([...shownFor.values()].filter((shown) => shown === "tile").length).toBeLessThanOrEqual(38);
  });

  test("is asked by whoever adds a good", () => {
    expect(() => good("Gear that nobody has looked at", "ማርሽ", 10, 20)).toThrow("scripts/market/shown");
  });

  test("shows every object somewhere: none is left over from a good that is drawn otherwise", () => {
    const named = JSON.stringify([promoPanels, electronicsTiles, categoryPromoBlocks, hygieneTiles, sampleFlashCard]);
    const standing = Object.values<Composition>({ ...compositions, card: cardGoods }).flatMap((one) => one.standing);
    const acting = JSON.stringify(stories);
    const used = new Set<string>([...shownFor.values(), ...standing.map(({ object }) => object)]);
    const left = Object.keys(objects).filter(
      (key) => !used.has(key) && !named.includes(`/${key}-`) && !acting.includes(`"${key}"`),
    );
    expect(left).toEqual([]);
  });
});

describe("colours", () => {
  const chosen = products.filter(({ variants }) => variants.some(({ color }) => color !== null));

  test("of the options are those in which the good is drawn, that of the picture first", () => {
    expect(chosen.length).toBeGreaterThan(100);
    for (const { name, images, variants } of chosen) {
      const { key, colour } = shownBy.get(images[0])!;
      const drawn = new Set(
        (objects[key] as SceneObject).looks.flatMap((look) => (look.colour ? [colours[look.colour].colorCode] : [])),
      );
      expect(variants[0]!.colorCode, name).toBe(colours[colour!].colorCode);
      for (const { colorCode } of variants) expect(drawn, name).toContain(colorCode);
    }
  });

  test("of the options are shown by a picture of their own, which stands behind the product's", () => {
    const options = chosen.flatMap(({ name, images, variants }) =>
      variants.map(({ colorCode, picture }) => ({ name, images, colorCode, picture })),
    );
    for (const { name, images, colorCode, picture } of options) {
      const { key, colour } = shownBy.get(images[picture!]!)!;
      expect(colours[colour!].colorCode, name).toBe(colorCode);
      expect(key, name).toBe(shownBy.get(images[0])!.key);
    }
    expect(new Set(options.map(({ images, picture }) => images[picture!])).size).toBeGreaterThan(100);
    for (const { images, variants } of chosen) {
      expect(new Set(images).size).toBe(images.length);
      expect(new Set(variants.map(({ picture }) => picture)).size).toBe(
        new Set(variants.map(({ color }) => color)).size,
      );
    }
  });

  test("that a name or a specification promises are the picture's", () => {
    const fine = ["black", "white", "grey", "blue"];
    const promising = products.filter(({ specifications }) => specifications[0]?.name === "Colour");
    expect(promising.length).toBeGreaterThan(80);
    for (const { name, images, specifications } of promising) {
      if (images.length === 0) continue;
      const { value } = specifications[0]!;
      expect(fine, name).toContain(value.toLowerCase());
      expect(shownBy.get(images[0])!.colour, name).toBe(value.toLowerCase());
    }
    const white = products.filter(({ name }) => /, white$|^White sneakers/.test(name));
    for (const { name, images } of white) {
      if (images.length > 0) expect(shownBy.get(images[0])!.colour, name).toBe("white");
    }
    expect(kinds.furniture.variations.map(({ colour }) => colour)).toEqual([null, "brown", "white", null]);
  });

  test("are painted exactly: the main colour becomes the option's, the rest stays", () => {
    for (const [key, { drawing, looks, mains }] of Object.entries<SceneObject>(objects)) {
      const { body } = sourceOf(drawing);
      for (const { colour } of looks) {
        if (colour === undefined) continue;
        const { colorCode } = colours[colour];
        expect(mains, key).toBeDefined();
        const largest = `<p fill="${mains![0]}"/>`;
        expect(paint(largest, mains!, colorCode), key).toBe(`<p fill="${colorCode}"/>`);
        expect(paint(body, mains!, colorCode), `${key} has nothing of ${mains!.join()}`).not.toBe(body);
      }
    }
    expect(paint('<p fill="#3f8f45"/><use href="#b3352b"/>', ["#b3352b"], "#2f62a8")).toBe(
      '<p fill="#3f8f45"/><use href="#b3352b"/>',
    );
  });
});

const newest = (list: readonly Sold[]) => {
  const rank = ({ stockAmount, market: extras }: Sold) => (stockAmount > 0 ? 1e15 : 0) + extras!.createdAt;
  return [...list].sort((one, other) => rank(other) - rank(one));
};
const by = (group: (product: Sold) => string) =>
  [...new Set(products.map(group))].map((name) => newest(products.filter((product) => group(product) === name)));

describe("first pages", () => {
  test("of the market, of every shelf and of every store show no picture beside its equal", () => {
    const lists = [
      newest(products),
      ...by(({ parentSlug }) => parentSlug),
      ...by(({ category }) => category.slugName),
      ...by(({ category, subcategory }) => `${category.slugName} ${subcategory!.slugName}`),
      ...by(({ seller }) => seller),
    ].map((list) => list.slice(0, 24));
    expect(lists.length).toBeGreaterThan(250);
    const equals = lists.flatMap((list) =>
      list.flatMap(({ name, images }, at) =>
        images.length > 0 && images[0] === list[at + 1]?.images[0] ? [`${name} | ${list[at + 1]!.name}`] : [],
      ),
    );
    expect(equals).toEqual([]);
  });
});

describe("what leads", () => {
  const first = (list: readonly Sold[], count: number) => newest(list).slice(0, count);
  const sold = (feedId: string) => products.find((product) => product.feedId === feedId)!;
  const leading: Record<string, readonly ProductDraft[]> = {
    listing: first(products, 4),
    parents: by(({ parentSlug }) => parentSlug).flatMap((list) => list.slice(0, 2)),
    stores: by(({ seller }) => seller).map(([leader]) => leader!),
    "most viewed": [...products].sort((one, other) => other.market!.viewCount - one.market!.viewCount).slice(0, 4),
    new: first(
      products.filter(({ isNew }) => isNew),
      4,
    ),
    special: first(
      products.filter(({ specialPrice }) => specialPrice !== null),
      4,
    ),
    flash: market.flashProducts.map(sold),
  };

  test.each(Object.keys(leading))("%s: each product has at least three different pictures", (list) => {
    const fewer = leading[list]!.filter(({ images }) => new Set(images).size < 3);
    expect(fewer.map(({ name, images }) => [name, images[0]])).toEqual([]);
  });
});
