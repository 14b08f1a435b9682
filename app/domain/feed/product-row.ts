import { labelledClass } from "../delivery/size-class.ts";
import type { ProductDraft } from "./product-draft.ts";
import { cellsOf, type FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./column-names.ts";
import type { FeedHeader } from "./feed-columns.ts";
import { readImages, rowPictures } from "./feed-images.ts";
import { cleanLine } from "./feed-text.ts";
import { brandLimit, descriptionLimit, productNameLimit, vendorLimit } from "./limits.ts";
import { fitsHeader, refusedRow } from "./refused-row.ts";
import { isFreeDelivery, readGtin, readShippingWeight, specificationsOf } from "./row-extras.ts";
import type { AboutVendor, FeedProductRow } from "./feed-row.ts";
import { isHiddenPart, isParentRow, namesAndParts, readOption } from "./row-options.ts";
import { readPrices, type FeedMoment } from "./row-prices.ts";
import { faultOf, RowRefusal } from "./row-refusal.ts";
import { readStock } from "./row-stock.ts";
import { readCategory, readDescription, readFeedId, readName, readTitle } from "./row-texts.ts";
import { readSizes } from "./sizes.ts";
import { isOffSale, readAvailability } from "./stock-words.ts";

const noPrices = { sellingPrice: 0, usdPrice: null, salePrice: null, specialPrice: null, nextSale: null, discount: 0 };

/** settled.md 30. */
export function readProductRow(cells: readonly string[], header: FeedHeader, at: FeedMoment): FeedProductRow {
  if (!fitsHeader(cells, header.cells)) {
    return refusedRow(cells, header, faultOf("columnCount", String(cells.length), header.cells));
  }
  const row = cellsOf(cells, header);
  try {
    requireOnSale(row);
    requireValues(row, header);
    const isParent = isParentRow(row);
    const about = aboutVendor(row);
    const option = isParent ? null : readOption(row);
    const goods = readGoods(row, isParent ? noPrices : readPrices(row, at), at);
    return {
      ...{ ok: true, vendor: readName(row, "vendor", vendorLimit), ...goods },
      ...(option && { option }),
      ...(isParent && namesAndParts(row)),
      ...(isHiddenPart(row) && { isPart: true }),
      ...(row.program === "Shopify" && { picture: readImages(row.text("variant_image")).images }),
      ...(about && { about }),
    };
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    return refusedRow(cells, header, error.fault, error.column);
  }
}

/** Drafts, bundles and goods of other shops are not for sale here. */
function requireOnSale(row: FeedCells): void {
  const [status, published, visibility] = [row.text("status"), row.text("published"), row.text("visibility")];
  if (isOffSale(status, published, visibility) && readAvailability(status) !== "none") {
    const column = isOffSale(status, "") ? "status" : isOffSale("", published) ? "published" : "visibility";
    throw row.refusal(column, "notPublished", row.text(column));
  }
  const type = row.text("row_type");
  if (/\b(?:grouped|bundle|configurable)\b/i.test(type) && !isParentRow(row))
    throw row.refusal("row_type", "bundle", type);
  if (/\bexternal\b/i.test(type)) throw row.refusal("row_type", "soldElsewhere", type);
}

function requireValues(row: FeedCells, { columns }: FeedHeader): void {
  for (const column of columns.keys()) {
    const text = row.text(column).trim();
    if (/^=[A-Za-z(+-]/.test(text)) throw row.refusal(column, "formula", text);
  }
  const id = row.text("id").trim();
  if (/^\d(?:[.,]\d+)?E\+\d{2,}$/i.test(id)) throw row.refusal("id", "roundedId", id);
}

const vendorColumns: readonly (readonly [keyof AboutVendor, FeedColumn])[] = [
  ["phone", "vendor_phone"],
  ["email", "vendor_email"],
  ["city", "vendor_city"],
  ["amharicName", "vendor_amharic_name"],
  ["logo", "vendor_logo"],
];

/** As written, since an invalid phone number must not cost a product. */
function aboutVendor(row: FeedCells): AboutVendor | null {
  const filled = vendorColumns.flatMap(([field, column]) => {
    const text = cleanLine(row.text(column));
    return text === "" ? [] : [[field, text] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

const TEXTS = ["title", "title_am", "description", "description_am", "brand", "product_type"] as const;

function readGoods(row: FeedCells, prices: ReturnType<typeof readPrices>, at: FeedMoment) {
  for (const column of TEXTS) if (row.text(column).includes("???")) row.warn(column, "lostLetters", row.text(column));
  const name = readTitle(row);
  const brand = readName(row, "brand", brandLimit);
  const sizes = readSizes(readName(row, "sizes", descriptionLimit), row.name("sizes"));
  const shippingClass = labelledClass(row.text("shipping_label"));
  const nameAm = readName(row, "title_am", productNameLimit);
  const category = readCategory(row, { title: name, brand }, at.categories);
  const [images, gtin, weight] = [rowPictures(row), readGtin(row), readShippingWeight(row)];
  const draft: ProductDraft = {
    feedId: readFeedId(row),
    name,
    nameAm: nameAm === "" || nameAm === name ? null : nameAm,
    description: readDescription(row, "description") || readDescription(row, "short_description"),
    descriptionAm: readDescription(row, "description_am") || null,
    brand: brand || null,
    gtin,
    weight,
    ...(shippingClass && { shippingClass }),
    ...category,
    images,
    ...prices,
    saleUntil: null,
    freeDelivery: isFreeDelivery(row),
    // A feed does not say how long a product has been sold: it is new from its first import.
    isNew: false,
    isTop: false,
    variants: sizes.map((size) => ({ color: null, colorAm: null, colorCode: null, size, price: prices.sellingPrice })),
    specifications: specificationsOf(row, weight),
    stockAmount: readStock(row, at.style),
  };
  return { draft, warnings: row.warnings };
}
