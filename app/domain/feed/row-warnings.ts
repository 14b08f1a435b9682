import type { FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./column-names.ts";
import { noStyle } from "./feed-number.ts";
import type { FeedMoment } from "./row-prices.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import { readImages } from "./feed-images.ts";
import { conditionProblem, readGtin, readShippingWeight } from "./row-extras.ts";
import { faultOf, type Fault } from "./row-refusal.ts";
import { readStock } from "./row-stock.ts";
import { placeOf } from "./row-texts.ts";

export interface RowWarning {
  column: string;
  fault: Fault;
}

const TEXTS = ["title", "title_am", "description", "description_am", "brand", "product_type"] as const;

export const rowPictures = (row: FeedCells) =>
  readImages(row.text("image_link"), row.text("additional_image_link"), row.text("variant_image"));

export function warningsOf(
  row: FeedCells,
  { style = noStyle, places }: Pick<FeedMoment, "style" | "places">,
  { name, brand }: Pick<ProductDraft, "name" | "brand">,
): RowWarning[] {
  const place = placeOf(row, { title: name, brand: brand ?? "" }, places);
  const placeColumn = row.text("product_type").trim() === "" ? "google_product_category" : "product_type";
  const lost = TEXTS.filter((column) => row.text(column).includes("???"));
  const found: [FeedColumn, Fault | null][] = [
    ...lost.map((column): [FeedColumn, Fault] => [column, faultOf("lostLetters", row.text(column))]),
    [placeColumn, place.fault],
    ["image_link", rowPictures(row).problem],
    ["gtin", readGtin(row).problem],
    ["shipping_weight", readShippingWeight(row).problem],
    ["condition", conditionProblem(row)],
  ];
  const { warning } = readStock(row, style);
  const left = found.flatMap(([column, fault]) => (fault === null ? [] : [{ column: row.name(column), fault }]));
  return warning ? [...left, warning] : left;
}
