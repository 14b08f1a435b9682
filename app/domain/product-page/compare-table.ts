import { chosenOf } from "../cart/cart-line.ts";
import { chosenView } from "../chosen-line.ts";
import { displayName, otherLanguage } from "../display-name.ts";
import type { PriceView } from "../products/price.ts";
import { cityName } from "../delivery/city-name.ts";
import type { NameView } from "../display-name.ts";
import type { Viewer } from "../viewer.ts";
import { priceView, variantPriceView } from "../products/price.ts";
import { categoryListHref, optionHref, vendorStoreHref } from "../products/product-links.ts";
import { offeredStock } from "./product-page-view.ts";
import type { ChosenProduct, ProductDetail } from "../products/product.ts";
import { ratingView } from "../products/rating.ts";
import { isUnavailable, offerState } from "../products/stock.ts";
import { translationsOf } from "../translated.ts";

export type ComparedProduct = ChosenProduct & Pick<ProductDetail, "variants" | "specifications">;

export type ComparedView = CompareTable["products"][number];

type CompareText = NameView & { href?: string };

export type CompareCell =
  | { kind: "price"; price: PriceView; muted: boolean }
  | { kind: "rating"; rating: ReturnType<typeof ratingView> }
  | { kind: "stock"; stock: ReturnType<typeof offeredStock> }
  | { kind: "delivery"; free: boolean }
  | { kind: "texts"; texts: CompareText[] };

const fixedRows = ["price", "rating", "stock", "delivery", "vendor", "brand", "category", "colors", "sizes"] as const;
type FixedRow = (typeof fixedRows)[number];

export interface CompareRow {
  title: { fixed: FixedRow } | NameView;
  cells: CompareCell[];
  differs: boolean;
}

export type CompareTable = ReturnType<typeof compareTable>;

const fixedRowOf: Record<string, FixedRow> = { brand: "brand", colour: "colors", color: "colors", size: "sizes" };

export function compareTable(products: readonly ComparedProduct[], viewer: Viewer) {
  const fixed = fixedRows.map((kind) =>
    row(
      { fixed: kind },
      products.map((product) => cellOf(kind, product, viewer)),
    ),
  );
  return {
    products: products.map(({ product, variant, variantId }) => ({
      ...chosenView(chosenOf({ product, variant, variantId }), viewer.locale),
      variantId,
      href: optionHref(product.nameSlug, variant ? variantId : 0),
    })),
    rows: [
      ...fixed.filter(({ cells }) => cells.some((cell) => cell.kind !== "texts" || cell.texts.length > 0)),
      ...specificationRows(products, viewer),
    ],
  };
}

/** Spaces and case do not count for `differs`. */
function row(title: CompareRow["title"], cells: CompareCell[]): CompareRow {
  return { title, cells, differs: new Set(cells.map((cell) => keyOf(JSON.stringify(readOf(cell))))).size > 1 };
}

function cellOf(kind: FixedRow, compared: ComparedProduct, viewer: Viewer): CompareCell {
  const { product, variant } = compared;
  switch (kind) {
    case "price": {
      const price = variant ? variantPriceView(product, variant, viewer) : priceView(product, viewer);
      return { kind, price, muted: isUnavailable(offerState(product, viewer.now, variant)) };
    }
    case "rating":
      return { kind, rating: ratingView(product) };
    case "stock":
      return { kind, stock: offeredStock(product, viewer.now, variant) };
    case "delivery":
      return { kind, free: product.freeDelivery };
    default: {
      const own = ownTexts(kind, compared, viewer);
      return textsCell(own.length > 0 ? own : specifiedTexts(kind, compared, viewer));
    }
  }
}

const textsCell = (texts: CompareText[]): CompareCell => ({
  kind: "texts",
  texts: [...new Map(texts.map((text) => [keyOf(text.name), text])).values()],
});

function ownTexts(kind: FixedRow, compared: ComparedProduct, { locale }: Viewer): CompareText[] {
  const { vendor, brand, category } = compared.product;
  const variants = compared.variant ? [compared.variant] : compared.variants;
  switch (kind) {
    case "vendor": {
      const named = displayName(vendor, locale);
      return [{ ...named, href: vendorStoreHref(vendor.id) }, { name: cityName(vendor.city, locale) }];
    }
    case "brand":
      return brand ? [inOwnLanguage(brand, locale)] : [];
    case "category":
      return [{ ...displayName(category, locale), href: categoryListHref(category.slugName) }];
    case "colors":
      return variants
        .map((variant) => displayName(translationsOf(variant, "color"), locale))
        .filter(({ name }) => name !== "");
    case "sizes":
      return variants.flatMap(({ size }) => (size ? [{ name: size }] : []));
    default:
      return [];
  }
}

function specifiedTexts(kind: FixedRow, { specifications }: ComparedProduct, { locale }: Viewer): CompareText[] {
  return specifications
    .filter(({ name }) => fixedRowOf[keyOf(name)] === kind)
    .map((fact) => displayName(translationsOf(fact, "value"), locale));
}

function specificationRows(products: readonly ComparedProduct[], { locale }: Viewer): CompareRow[] {
  const rows = new Map<string, { title: NameView; cells: CompareText[][] }>();
  products.forEach((product, column) => {
    for (const fact of product.specifications) {
      const key = keyOf(Object.values(translationsOf(fact, "name")).find(Boolean) ?? "");
      if (key === "" || Object.hasOwn(fixedRowOf, key)) continue;
      const row = rows.get(key) ?? { title: displayName(fact, locale), cells: products.map(() => []) };
      row.cells[column]!.push(displayName(translationsOf(fact, "value"), locale));
      rows.set(key, row);
    }
  });
  return [...rows.values()].map(({ title, cells }) => row(title, cells.map(textsCell)));
}

function readOf(cell: CompareCell): object {
  return cell.kind === "stock" && cell.stock.state === "many" ? { ...cell, stock: cell.stock.state } : cell;
}

function inOwnLanguage(name: string, locale: Viewer["locale"]): NameView {
  const lang = otherLanguage(name, locale);
  return lang ? { name, lang } : { name };
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, "");
}
