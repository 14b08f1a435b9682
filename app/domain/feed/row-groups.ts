import { knownColour } from "../products/known-colours.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import { commonTitle } from "./common-title.ts";
import { groupPrefix } from "./feed-id.ts";
import { imageCountLimit, optionCountLimit } from "./limits.ts";
import type { FeedRow, RowWarning } from "./product-row.ts";
import { weightFact } from "./row-extras.ts";

type GoodRow = FeedRow & { ok: true };
type OptionRow = Pick<ProductDraft, "name" | "nameAm" | "sellingPrice" | "salePrice" | "specialPrice"> &
  Pick<
    ProductDraft,
    "stockAmount" | "images" | "freeDelivery" | "description" | "descriptionAm" | "gtin" | "weight"
  > & { line: number; color: string; size: string };

interface Group {
  lead: GoodRow;
  options: OptionRow[];
  warnings: RowWarning[];
}

/** Rows of one product may be far apart, so groups are complete at the end of a file. */
export class RowGroups {
  readonly #groups = new Map<string, Group>();

  add(row: GoodRow): GoodRow | null {
    const { option, draft, line } = row;
    if (!option) return row;
    const key = `${row.vendor}\n${option.groupId}`;
    const group = this.#groups.get(key) ?? { lead: row, options: [], warnings: [] };
    const same = group.options.find(
      (one) => fold(one.color) === fold(option.color) && fold(one.size) === fold(option.size),
    );
    if (same) return apart(row, `has the colour and size of line ${same.line}`);
    if (group.options.length === optionCountLimit) return apart(row, `has more than ${optionCountLimit} rows`);
    const { name, nameAm, sellingPrice, salePrice, specialPrice, stockAmount, images, freeDelivery } = draft;
    const { description, descriptionAm, gtin, weight } = draft;
    const { color, size } = option;
    group.options.push({
      ...{ line, color, size, name, nameAm, sellingPrice, salePrice, specialPrice, stockAmount, images, freeDelivery },
      ...{ description, descriptionAm, gtin, weight },
    });
    group.warnings.push(...row.warnings);
    this.#groups.set(key, group);
    return null;
  }

  *products(): Generator<GoodRow> {
    for (const { lead, options, warnings } of this.#groups.values()) {
      const { option, ...row } = lead;
      const feedId = groupPrefix + option!.groupId;
      const draft = options.length === 1 ? lead.draft : withOptions(lead.draft, options);
      yield { ...row, draft: { ...draft, feedId }, rows: options.length, warnings };
    }
    this.#groups.clear();
  }
}

function apart(row: GoodRow, reason: string): GoodRow {
  const warning = { column: "item_group_id", reason: `${reason}; imported as a product of its own` };
  return { ...row, warnings: [...row.warnings, warning] };
}

function withOptions(lead: ProductDraft, options: readonly OptionRow[]): ProductDraft {
  const main = options.flatMap(({ images }) => images.slice(0, 1));
  const images = [...new Set([...main, ...options.flatMap((one) => one.images)])].slice(0, imageCountLimit);
  const weight = same(options, "weight");
  const isShared = isDealShared(lead, options);
  const noDeal = { salePrice: null, specialPrice: null, discount: 0 };
  const names = options.map(({ name }) => name);
  const namesAm = options.flatMap(({ nameAm }) => nameAm ?? []);
  return {
    ...lead,
    name: commonTitle(names),
    nameAm: namesAm.length === options.length ? commonTitle(namesAm) : lead.nameAm,
    description: options.find(({ description }) => description !== "")?.description ?? "",
    descriptionAm: options.find(({ descriptionAm }) => descriptionAm !== null)?.descriptionAm ?? null,
    gtin: same(options, "gtin"),
    weight,
    images,
    ...(!isShared && noDeal),
    freeDelivery: options.every(({ freeDelivery }) => freeDelivery),
    stockAmount: options.reduce((sum, { stockAmount }) => sum + stockAmount, 0),
    variants: options.map((one) => {
      const picture = images.indexOf(one.images[0] ?? "");
      const known = knownColour(one.color);
      return {
        color: one.color || null,
        colorAm: known?.colorAm ?? null,
        colorCode: known?.colorCode ?? null,
        size: one.size || null,
        price: isShared && costsAlike(one, lead) ? lead.sellingPrice : ownPrice(one),
        stockAmount: one.stockAmount,
        ...(picture >= 0 && { picture }),
      };
    }),
    specifications: lead.specifications.filter(
      ({ name }) => name !== "Color" && name !== "Size" && (name !== weightFact || weight !== null),
    ),
  };
}

function same<Key extends "gtin" | "weight">(options: readonly OptionRow[], key: Key): OptionRow[Key] | null {
  const values = new Set(options.map((one) => one[key]));
  return values.size === 1 ? options[0]![key] : null;
}

type Costs = Pick<ProductDraft, "sellingPrice" | "salePrice" | "specialPrice">;

function costsAlike(one: Costs, other: Costs): boolean {
  return (
    one.sellingPrice === other.sellingPrice &&
    one.salePrice === other.salePrice &&
    one.specialPrice?.price === other.specialPrice?.price &&
    one.specialPrice?.endDate === other.specialPrice?.endDate
  );
}

/** Only a product's sale has an end: an option's own price has none (domain/products/price). */
function ownPrice({ sellingPrice, salePrice }: Costs): number {
  return salePrice ?? sellingPrice;
}

/** Whether the first row's sale can be the product's: options at its price would be sold at it. */
function isDealShared(lead: Costs, options: readonly Costs[]): boolean {
  return options.every((one) => costsAlike(one, lead) || ownPrice(one) !== lead.sellingPrice);
}

function fold(text: string): string {
  return text.toLowerCase();
}
