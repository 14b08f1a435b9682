import { createReadStream } from "node:fs";
import type { FeedRow } from "../../../app/domain/feed/feed-row.ts";
import { readFeed, type FeedOptions, type FeedSurvey } from "../../../app/domain/feed/read-feed.ts";
import { formText } from "../../../app/i18n/fault-texts.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { isCounted } from "../../../app/domain/products/stock.ts";
import { printable } from "../plain-error.mjs";

const SHOWN = 3;

export const fileChunks = (file: string) => createReadStream(file) as AsyncIterable<Buffer>;

/** The meaning of each column, the columns not read, and assumptions. */
export function surveyLines({ form, program, read, options, unread, style, isBirr }: FeedSurvey): string[] {
  const renamed = read.map(({ column, name }) => (column === name ? column : `${column} from "${name}"`));
  if (options.length > 0) renamed.push(`options from "${options.join('", "')}"`);
  const names = read.map(({ column }) => column);
  return [
    `Read as ${formText(form, "en")}${program ? `, written by ${program}` : ""}: ${renamed.join(", ")}.`,
    ...(unread.length > 0
      ? [`Not read: ${unread.join(", ")}. Name one with --map, as in --map price="${unread[0]}".`]
      : []),
    ...(style.hasDecimalComma && !style.hasDecimalPoint ? ["Assumed: prices have a decimal comma."] : []),
    ...(isBirr ? ["Assumed: prices without a currency are in birr."] : []),
    ...(names.includes("id") || names.includes("item_group_id") ? [] : ["Assumed: the title is the id of a product."]),
    ...(names.includes("quantity") || names.includes("availability")
      ? []
      : ["Assumed: everything is in stock, without a count."]),
  ].map((line) => printable(line));
}

/** The first products of a file as the shop would store them. */
export async function sampleLines(file: string, options: FeedOptions): Promise<string[]> {
  const lines: string[] = [];
  for await (const row of readFeed(fileChunks(file), options)) {
    if (row.ok) lines.push(printable(sampleLine(row)));
    if (lines.length === SHOWN) break;
  }
  return lines.length > 0 ? ["The first products:", ...lines] : [];
}

function sampleLine({ line, draft }: FeedRow & { ok: true }): string {
  const { feedId, name, sellingPrice, salePrice, specialPrice, nextSale, category, subcategory, variants } = draft;
  const sale = salePrice ?? specialPrice?.price;
  const place = [draft.parentSlug, category.name, ...(subcategory ? [subcategory.name] : [])].join(" > ");
  const options = variants.map(({ color, size }) => [color, size].filter(Boolean).join(" "));
  return [
    `  line ${line}: ${feedId}, "${name}", ${formatEtb(sellingPrice)}${sale ? `, on sale at ${formatEtb(sale)}` : ""}`,
    ...(nextSale ? [`on sale at ${formatEtb(nextSale.price)} from ${new Date(nextSale.startDate).toISOString()}`] : []),
    ...[stockText(draft), place, `pictures: ${draft.images.length}`],
    ...(options.length > 0 ? [`options ${options.join(", ")}`] : []),
  ].join("; ");
}

function stockText(draft: ProductDraft): string {
  if (draft.stockAmount === 0) return "sold out";
  return isCounted(draft) ? `${draft.stockAmount} in stock` : "in stock, not counted";
}
