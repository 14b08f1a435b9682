import { dueHolidays } from "../../app/domain/home/holiday-order.ts";
import type { CouponDraft } from "../../app/data/cart/coupon-load.server.ts";
import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import { categoryTree } from "./category-tree.ts";
import { marketCoupons } from "./coupons.ts";
import { draftOf, offersOf, type Offer } from "./draft.ts";
import { firstPages } from "./first-pages.ts";
import { marketContent, type MarketContent } from "./market-content.ts";
import { random } from "./random.ts";
import type { ShelfParent } from "./shelf.ts";
import { turnsThatDiffer } from "./side-by-side.ts";
import { marketVendors, type MarketVendor } from "./vendors.ts";

/** The whole demo market: what write-market.ts stores. Money in santim and cents, times in UTC ms. */
export interface Market extends MarketContent {
  coupons: readonly CouponDraft[];
  parents: readonly ShelfParent[];
  vendors: { vendor: MarketVendor; products: ProductDraft[] }[];
  exhibitions: MarketExhibition[];
  /** Feed ids of what Flash Sales shows, in its order. */
  flashProducts: string[];
  /** Subcategories that are holiday packages, in their order. */
  holidayPackages: { categorySlug: string; subcategorySlug: string }[];
}

/** A catalogue of specification 3.4; all its products start together. */
interface MarketExhibition {
  name: string;
  nameAm: string;
  products: { feedId: string; startDate: number; adey: boolean }[];
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * The demo market as it stands at `now` (UTC ms): the same for the whole hour, and apart from its dates always the same.
 */
export function generateMarket(now: number): Market {
  const today = Math.floor(now / hour) * hour;
  const sellers = marketVendors(today);
  const offers = [...offered(sellers)];
  const draft = (offer: Offer, turn: number) => draftOf({ ...offer, turn }, today);
  const first = offers.map((offer) => draft(offer, 0));
  const turns = turnsThatDiffer(
    first.map(({ images }) => images[0]),
    firstPages(offers, first),
    (at, turn) => draft(offers[at]!, turn).images[0],
  );
  const drafts = first.map((one, at) => (turns[at] === 0 ? one : draft(offers[at]!, turns[at]!)));
  const vendors = sellers.map((vendor): Market["vendors"][number] => ({
    vendor,
    products: drafts.filter((_, at) => offers[at]!.vendor === vendor),
  }));
  const products = vendors.flatMap((seller) => seller.products);
  return {
    ...marketContent,
    parents: categoryTree,
    vendors: vendors.map(({ vendor, products }) => ({ vendor, products: unloaded(products) })),
    exhibitions: exhibitions(products, today),
    flashProducts: flashProducts(products, today),
    coupons: marketCoupons(today),
    holidayPackages: holidayPackages(),
  };
}

/** A shop's goods in no order, as they come off the lorry: the newest of a category are then not all one kind. */
function unloaded(products: readonly ProductDraft[]): ProductDraft[] {
  const place = new Map(products.map((product) => [product, random(`place ${product.feedId}`).next()]));
  return [...products].sort((one, other) => place.get(one)! - place.get(other)!);
}

/** Every product's place: on which shelf, in which variation, and who sells it. */
function* offered(sellers: readonly MarketVendor[]): Generator<Offer> {
  let serial = 0;
  let shelf = 0;
  for (const place of shelves()) {
    const { category, subcategory, good } = place;
    const selling = sellers.filter((vendor) => sellsIn(vendor, category.slugName, subcategory.slugName));
    for (let index = 0; index < offersOf(good, subcategory); index += 1) {
      // Two shops share a good where they can, so that one thing is found with more than one seller.
      const vendor = selling[(shelf + Math.floor(index / 2)) % selling.length];
      if (!vendor) throw new Error(`Nobody sells ${subcategory.slugName}`);
      serial += 1;
      yield { ...place, index, serial, vendor };
    }
    shelf += 1;
  }
}

function* shelves(): Generator<Pick<Offer, "parent" | "category" | "subcategory" | "good">> {
  for (const parent of categoryTree)
    for (const category of parent.categories)
      for (const subcategory of category.subcategories)
        for (const good of subcategory.goods) yield { parent, category, subcategory, good };
}

function sellsIn({ sells }: MarketVendor, ...slugs: string[]): boolean {
  return slugs.some((slug) => sells.includes(slug));
}

function holidayPackages(): Market["holidayPackages"] {
  return categoryTree.flatMap((parent) =>
    parent.categories
      .filter((category) => category.slugName === "holiday-packages")
      .flatMap((category) =>
        category.subcategories.map(({ slugName }) => ({ categorySlug: category.slugName, subcategorySlug: slugName })),
      ),
  );
}

/** Those whose deals outlast the demo market itself; the last of them show 'Last one' and 'Sold out'. */
function flashProducts(products: readonly ProductDraft[], today: number): string[] {
  const lasting = products
    .filter(({ specialPrice }) => specialPrice !== null && specialPrice.endDate > today + 31 * day)
    .sort((one, other) => (one.feedId < other.feedId ? -1 : 1));
  const several = lasting.filter(({ stockAmount }) => stockAmount > 1);
  const fewer = [1, 0].flatMap((stock) => lasting.filter(({ stockAmount }) => stockAmount === stock).slice(0, 1));
  // Neighbours on a shelf are alike: every other one is more of a sale.
  const shown = several.filter((_, index) => index % 2 === 0).slice(0, 8);
  return [...shown, ...fewer].map(({ feedId }) => feedId);
}

/** One that has not started and one that has (specification 4.4), both with 'adey' items, and with the packages that home shows first. */
function exhibitions(products: readonly ProductDraft[], today: number): MarketExhibition[] {
  const packages = products.filter(({ category }) => category?.slugName === "holiday-packages");
  const feasts = [...new Set(packages.map(({ subcategory }) => subcategory!.slugName))];
  const [next, later] = dueHolidays(
    feasts.map((slugName) => ({ slugName })),
    today,
  ).map(({ slugName }) => slugName);
  const shown = (slugs: readonly string[], startDate: number) =>
    slugs
      .flatMap((slug) => products.filter((product) => product.subcategory?.slugName === slug).slice(0, 4))
      .map((product, index) => ({ feedId: product.feedId, startDate, adey: index % 5 === 2 }));
  return [
    {
      name: "Holiday exhibition",
      nameAm: "የበዓል ኤግዚቢሽን",
      products: shown([next!, "habesha-kemis", "flowers", "honey-products"], today + 18 * day),
    },
    {
      name: "Made by hand",
      nameAm: "የእጅ ሥራ ኤግዚቢሽን",
      products: shown(
        ["coffee-ceremony", "mesob-and-injera", "netela-and-gabi", "musical-instruments", later!],
        today - 5 * day,
      ),
    },
  ];
}
