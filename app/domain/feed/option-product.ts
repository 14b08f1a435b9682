import { knownColour } from "../products/known-colours.ts";
import type { ProductDraft } from "./product-draft.ts";
import { commonTitle } from "./common-title.ts";
import { imageCountLimit } from "./limits.ts";
import { weightFact } from "./row-extras.ts";
import { differingNames, sizeOf, type RowOption } from "./row-options.ts";

export type OptionRow = Pick<ProductDraft, "name" | "nameAm" | "sellingPrice" | "salePrice" | "specialPrice"> &
  Pick<ProductDraft, "nextSale" | "stockAmount" | "images" | "freeDelivery" | "description" | "descriptionAm"> &
  Pick<ProductDraft, "gtin" | "weight"> &
  Pick<RowOption, "color" | "size" | "more"> & { line: number };

interface Common {
  /** The first option. */
  lead: ProductDraft;
  /** The row for what all options share, if the file has one. */
  about: ProductDraft | null;
  /** Pictures that belong to no option. */
  gallery: readonly string[];
  /** The title is the product's, not an option's. */
  isNamed: boolean;
}

/** The product of these options; a single one becomes a product without a choice. */
export function optionProduct(options: readonly OptionRow[], { lead, about, gallery, isNamed }: Common): ProductDraft {
  const main = options.flatMap(({ images }) => images.slice(0, 1));
  const images = [...new Set([...gallery, ...main, ...options.flatMap((one) => one.images)])].slice(0, imageCountLimit);
  const common = { ...(about ?? lead), ...offerOf(lead), images };
  if (options.length === 1) return { ...common, description: common.description || lead.description };
  const differing = differingNames(options);
  const weight = same(options, "weight");
  const gtin = same(options, "gtin");
  const isShared = isDealShared(lead, options);
  const values = options.map(({ color, size, more }) => [color, size, ...more.map(({ value }) => value)]);
  const namesAm = options.flatMap(({ nameAm }) => nameAm ?? []);
  return {
    ...common,
    name: isNamed
      ? common.name
      : commonTitle(
          options.map(({ name }) => name),
          values,
        ),
    nameAm: isNamed || namesAm.length < options.length ? common.nameAm : commonTitle(namesAm, values),
    description: (about?.description ?? "") || (options.find(({ description }) => description)?.description ?? ""),
    descriptionAm: about?.descriptionAm ?? options.find(({ descriptionAm }) => descriptionAm)?.descriptionAm ?? null,
    gtin,
    weight,
    ...(!isShared && { salePrice: null, specialPrice: null, nextSale: null, discount: 0 }),
    freeDelivery: options.every(({ freeDelivery }) => freeDelivery),
    stockAmount: options.reduce((sum, { stockAmount }) => sum + stockAmount, 0),
    variants: options.map((one) => {
      const picture = images.indexOf(one.images[0] ?? "");
      const known = knownColour(one.color);
      return {
        color: one.color || null,
        colorAm: known?.colorAm ?? null,
        colorCode: known?.colorCode ?? null,
        size: sizeOf(one, differing) || null,
        ...(gtin === null && one.gtin !== null && { gtin: one.gtin }),
        ...(isShared && costsAlike(one, lead) ? { price: lead.sellingPrice } : ownPrices(one)),
        stockAmount: one.stockAmount,
        ...(picture >= 0 && { picture }),
      };
    }),
    specifications: common.specifications.filter(
      ({ name }) => !["Color", "Size", ...differing].includes(name) && (name !== weightFact || weight !== null),
    ),
  };
}

/** All else is the same for all options. */
function offerOf({ feedId, gtin, weight, shippingClass, freeDelivery, stockAmount, variants, ...rest }: ProductDraft) {
  const { sellingPrice, usdPrice, salePrice, specialPrice, nextSale, discount } = rest;
  return {
    ...{ feedId, gtin, weight, shippingClass, freeDelivery, stockAmount, variants },
    ...{ sellingPrice, usdPrice, salePrice, specialPrice, nextSale, discount },
  };
}

function same<Key extends "gtin" | "weight">(options: readonly OptionRow[], key: Key): OptionRow[Key] | null {
  const values = new Set(options.map((one) => one[key]));
  return values.size === 1 ? options[0]![key] : null;
}

type Costs = Pick<ProductDraft, "sellingPrice" | "salePrice" | "specialPrice" | "nextSale">;

const costsAlike = (one: Costs, other: Costs) => costsOf(one) === costsOf(other);

function costsOf({ sellingPrice, salePrice, specialPrice, nextSale }: Costs): string {
  return JSON.stringify([sellingPrice, salePrice, specialPrice, nextSale]);
}

/** A sale of one option alone: its price until the next change, and the prices after that. */
function ownPrices({ sellingPrice, salePrice, specialPrice, nextSale }: Costs) {
  if (specialPrice) {
    return { price: specialPrice.price, turns: [{ price: sellingPrice, at: specialPrice.endDate }] };
  }
  if (!nextSale) return { price: salePrice ?? sellingPrice };
  const { price, startDate, endDate } = nextSale;
  const end = endDate === null ? [] : [{ price: sellingPrice, at: endDate }];
  return { price: sellingPrice, turns: [{ price, at: startDate }, ...end] };
}

/** Whether the product can have the first row's sale: other options at its price would be sold at the sale price. */
function isDealShared(lead: Costs, options: readonly Costs[]): boolean {
  return options.every((one) => costsAlike(one, lead) || ownPrices(one).price !== lead.sellingPrice);
}
