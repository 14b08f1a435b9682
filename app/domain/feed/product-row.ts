import type { ProductDraft } from "../products/product-draft.ts";
import { cellsOf, type FeedCells } from "./feed-cells.ts";
import type { FeedColumn, FeedHeader } from "./feed-columns.ts";
import { groupPrefix, titleId } from "./feed-id.ts";
import { readImages } from "./feed-images.ts";
import { noStyle } from "./feed-number.ts";
import { cleanLine, cleanLines, cutText, requireReadable } from "./feed-text.ts";
import {
  brandLimit,
  colorLimit,
  descriptionLimit,
  idLimit,
  kindLimit,
  productNameLimit,
  sizeLimit,
  vendorLimit,
} from "./limits.ts";
import { productPlace } from "./product-place.ts";
import { conditionProblem, isFreeDelivery, readGtin, readShippingWeight, specificationsOf } from "./row-extras.ts";
import { readPrices, type FeedMoment } from "./row-prices.ts";
import { RowRefusal } from "./row-refusal.ts";
import { readStock, saysNoneLeft } from "./row-stock.ts";
import { readSizes } from "./sizes.ts";
import { isOffSale, readAvailability } from "./stock-words.ts";

type AboutVendor = Partial<Record<"phone" | "email" | "city" | "amharicName" | "logo", string>>;

interface RowOption {
  groupId: string;
  color: string;
  size: string;
}

export type FeedProductRow =
  | {
      ok: true;
      vendor: string;
      draft: ProductDraft;
      option?: RowOption;
      about?: AboutVendor;
      warnings: readonly RowWarning[];
    }
  | {
      ok: false;
      vendor: string;
      feedId: string | null;
      groupId?: string;
      column: string;
      reason: string;
      soldOut?: SoldOut;
    };

/** A refused row that still says that nothing is left: of its product, or of one option of its group ('' for none). */
export interface SoldOut {
  feedId: string;
  color: string;
  size: string;
}

export interface RowWarning {
  column: string;
  reason: string;
}

/** `line`: the header is 1; `rows`: 1 where missing. */
export type FeedRow = FeedProductRow & { line: number; rows?: number };

/** settled.md 30. */
export function readProductRow(cells: readonly string[], header: FeedHeader, at: FeedMoment): FeedProductRow {
  if (cells.length !== header.cells) {
    return refusedRow(cells, header, `has ${cells.length} columns where the header has ${header.cells}`);
  }
  const row = cellsOf(cells, header);
  try {
    requirePublished(row);
    const vendor = readName(row, "vendor", vendorLimit);
    const about = aboutVendor(row);
    const option = readOption(row);
    const draft = toDraft(row, readFeedId(row), at);
    const warnings = warningsOf(row, at);
    return { ok: true, vendor, draft, ...(option && { option }), ...(about && { about }), warnings };
  } catch (error) {
    if (!(error instanceof RowRefusal)) throw error;
    return { ...refusedRow(cells, header, error.message), column: error.column };
  }
}

function requirePublished(row: FeedCells): void {
  const [status, published] = [row.text("status"), row.text("published")];
  if (!isOffSale(status, published) || readAvailability(status) === "none") return;
  const column = isOffSale(status, "") ? "status" : "published";
  throw new RowRefusal(row.name(column), "says that it is not published; it is not sold");
}

function warningsOf(row: FeedCells, { style = noStyle }: FeedMoment): RowWarning[] {
  const found: [FeedColumn, string | null][] = [
    ["image_link", readPictures(row).problem],
    ["gtin", readGtin(row).problem],
    ["shipping_weight", readShippingWeight(row).problem],
    ["condition", conditionProblem(row)],
  ];
  const { warning } = readStock(row, style);
  const left = found.flatMap(([column, reason]) => (reason === null ? [] : [{ column: row.name(column), reason }]));
  return warning ? [...left, warning] : left;
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
  const said = vendorColumns.flatMap(([field, column]) => {
    const text = cleanLine(row.text(column));
    return text === "" ? [] : [[field, text] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : null;
}

export function refusedRow(
  cells: readonly string[],
  header: FeedHeader,
  reason: string,
): FeedProductRow & { ok: false } {
  const row = cellsOf(cells, header);
  const id = row.has("id") ? cleanLine(row.text("id")) : cleanLine(row.text("title") || row.text("title_am"));
  const feedId = id === "" ? null : row.has("id") ? id : titleId(id);
  const group = cleanLine(row.text("item_group_id"));
  const groupId = group === "" ? {} : { groupId: groupPrefix + group };
  const soldOut = cells.length <= header.cells && saysNoneLeft(row) ? soldOutBy(row, group, feedId) : {};
  return { ok: false, vendor: cleanLine(row.text("vendor")), feedId, ...groupId, column: "", reason, ...soldOut };
}

function soldOutBy(row: FeedCells, group: string, feedId: string | null): { soldOut?: SoldOut } {
  const [color, size] = [cleanLine(row.text("color")), cleanLine(row.text("size"))];
  if (group !== "" && (color !== "" || size !== "")) return { soldOut: { feedId: groupPrefix + group, color, size } };
  return feedId === null ? {} : { soldOut: { feedId, color: "", size: "" } };
}

function readName(row: FeedCells, column: FeedColumn, limit: number): string {
  return requireReadable(cleanLine(row.text(column)), limit, row.name(column));
}

function readFeedId(row: FeedCells): string {
  if (!row.has("id")) return titleId(requireTitle(row));
  const id = readName(row, "id", idLimit);
  if (id === "") throw new RowRefusal(row.name("id"), "is empty");
  return id;
}

function readOption(row: FeedCells): RowOption | null {
  const groupId = readName(row, "item_group_id", idLimit - groupPrefix.length);
  if (groupId === "" || cleanLine(row.text("sizes")) !== "") return null;
  const color = readName(row, "color", colorLimit);
  const size = readName(row, "size", sizeLimit);
  return color === "" && size === "" ? null : { groupId, color, size };
}

function requireTitle(row: FeedCells): string {
  const title = readName(row, "title", productNameLimit) || readName(row, "title_am", productNameLimit);
  if (title === "") throw new RowRefusal(row.name("title"), "is empty");
  if (!/[\p{L}\p{N}]/u.test(title)) throw new RowRefusal(row.name("title"), "has neither letters nor digits");
  return title;
}

function toDraft(row: FeedCells, feedId: string, at: FeedMoment): ProductDraft {
  const name = requireTitle(row);
  const brand = readName(row, "brand", brandLimit);
  const prices = readPrices(row, at);
  const sizes = readSizes(readName(row, "sizes", descriptionLimit), row.name("sizes"));
  const nameAm = readName(row, "title_am", productNameLimit);
  const productType =
    readName(row, "product_type", descriptionLimit) || readName(row, "google_product_category", descriptionLimit);
  return {
    feedId,
    name,
    nameAm: nameAm === "" || nameAm === name ? null : nameAm,
    description: readDescription(row, "description"),
    descriptionAm: readDescription(row, "description_am") || null,
    brand: brand || null,
    kind: readName(row, "kind", kindLimit) || null,
    gtin: readGtin(row).gtin,
    weight: readShippingWeight(row).weight,
    ...productPlace(productType, { title: name, brand }),
    images: readPictures(row).images,
    ...prices,
    saleUntil: null,
    freeDelivery: isFreeDelivery(row),
    stockAmount: readStock(row, at.style ?? noStyle).units,
    // A feed does not say since when it sells a product: it is new by the day of its first import.
    isNew: false,
    isTop: false,
    variants: sizes.map((size) => ({ color: null, colorAm: null, colorCode: null, size, price: prices.sellingPrice })),
    specifications: specificationsOf(row),
  };
}

const readPictures = (row: FeedCells) =>
  readImages(cleanLine(row.text("image_link")), cleanLine(row.text("additional_image_link")));

function readDescription(row: FeedCells, column: FeedColumn): string {
  const text = cleanLines(row.text(column));
  return cutText(requireReadable(text, Infinity, row.name(column)), descriptionLimit);
}
