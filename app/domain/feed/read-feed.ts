import type { Mapping } from "./feed-columns.ts";
import { FeedProblem } from "./feed-problem.ts";
import { cellsOf } from "./feed-cells.ts";
import { groupPrefix } from "./feed-id.ts";
import { feedRecords, type FeedSource, type HeadedRecord } from "./feed-records.ts";
import { noStyle, withNumber } from "./feed-number.ts";
import { ShopifyRows } from "./shopify-rows.ts";
import type { FeedRow } from "./feed-row.ts";
import { readProductRow } from "./product-row.ts";
import { refusedRow } from "./refused-row.ts";
import { RowGroups } from "./row-groups.ts";
import type { FeedMoment } from "./row-prices.ts";
import { faultOf } from "./row-refusal.ts";
import { rowPictures } from "./feed-images.ts";
import { shortKey } from "./short-key.ts";

export interface FeedOptions extends FeedMoment {
  /** null when the file has a vendor column. */
  vendor: string | null;
  mapping?: Mapping;
  /** Reads no more rows than this. */
  mostRows?: number;
}

/**
 * Products with options come at the end of the file, or once very many rows wait. Throws a `FeedProblem` if the whole
 * file cannot be read.
 */
export async function* readFeed(source: FeedSource, options: FeedOptions): AsyncGenerator<FeedRow> {
  const toRow = rowReader(options);
  const groups = new RowGroups();
  const handles = new ShopifyRows();
  let rows = 0;
  for await (const record of recordsOf(source, options)) {
    if (rows === options.mostRows) break;
    rows += 1;
    const { cells, isPicture } = handles.filled(record.cells, record.header);
    if (isPicture) {
      const row = cellsOf(cells, record.header);
      const vendor = options.vendor ?? row.text("vendor");
      groups.addPictures(vendor, row.text("item_group_id").trim(), rowPictures(row));
      continue;
    }
    const row = groups.add(toRow({ ...record, cells: [...cells] }));
    if (row) yield row;
    yield* groups.overflow();
  }
  yield* groups.products();
}

export type FeedSurvey = Awaited<ReturnType<typeof surveyFeed>>;

const DOUBLES = [
  ["sku", "id"],
  ["handle", "item_group_id"],
  ["price", "untaxed_price"],
] as const;
const PRICES = ["price", "sale_price", "usd_price", "compare_at_price"] as const;

/** Runs before the rows are read, because one price may decide the meaning of another. Throws a `FeedProblem`. */
export async function surveyFeed(source: FeedSource, options: FeedOptions) {
  let style = noStyle;
  let last: HeadedRecord | null = null;
  let [isBroken, isWhole] = [false, false];
  for await (const record of recordsOf(source, options)) {
    last = record;
    for (const column of PRICES) {
      style = withNumber(style, record.cells[record.header.columns.get(column)?.index ?? -1] ?? "");
    }
    for (const cell of record.cells) {
      isBroken ||= cell.includes("\ufffd");
      isWhole ||= /[^\p{ASCII}\ufffd]/u.test(cell);
    }
  }
  if (!last) throw new FeedProblem("noProducts");
  if (isBroken && !isWhole) {
    throw new FeedProblem("otherLetters");
  }
  const { header, form } = last;
  // Spreadsheets use semicolons where the comma is the decimal mark.
  const isEuropean = form === "semicolons" && !style.hasDecimalPoint;
  return {
    ...{ form, program: header.program },
    // A handle or sku that is also the id is listed once.
    read: [
      ...[...header.columns].flatMap(([column, { name, index }]) =>
        DOUBLES.some(([one, other]) => column === one && header.columns.get(other)?.index === index)
          ? []
          : [{ column, name }],
      ),
      ...header.pictures.map((index) => ({ column: "additional_image_link" as const, name: header.names[index]! })),
    ],
    options: header.options.map(({ label }) => label),
    unread: header.unread,
    style: { ...style, hasDecimalComma: style.hasDecimalComma || isEuropean },
    // Prices without a currency are birr.
    isBirr: options.isBirr === true || header.columns.get("price")?.isBareBirr === true,
  };
}

function recordsOf(source: FeedSource, { vendor, mapping, ...at }: FeedOptions) {
  return feedRecords(source, {
    ...{ vendor, ...(mapping && { mapping }) },
    isGood: (cells, header) => readProductRow(cells, header, at).ok,
  });
}

function rowReader(options: FeedOptions) {
  const { vendor } = options;
  const firstLines = new Map<number, number>();
  return ({ line, cells, problem, header }: HeadedRecord): FeedRow => {
    const read = problem === null ? readProductRow(cells, header, options) : refusedRow(cells, header, problem);
    const row = { ...read, line, vendor: vendor ?? read.vendor };
    if (!row.ok || row.parentOf) return row;
    const name = (column: "vendor" | "id" | "title") => header.columns.get(column)?.name ?? column;
    const { feedId } = row.draft;
    const isSoldOut = row.draft.stockAmount === 0;
    const { color = "", size = "", groupId } = row.option ?? {};
    const sold = { feedId: groupId ? groupPrefix + groupId : feedId, color, size };
    const soldOut = isSoldOut ? { soldOut: sold, ...(row.option && { option: row.option }) } : {};
    const refused = { line, ok: false, vendor: row.vendor, feedId, title: row.draft.name } as const;
    if (row.vendor === "") return { ...refused, column: name("vendor"), fault: faultOf("empty") };
    const key = shortKey(`${row.vendor}\n${feedId}`);
    const first = firstLines.get(key);
    if (first === undefined) {
      firstLines.set(key, line);
      return row;
    }
    const column = name(header.columns.has("id") ? "id" : "title");
    return { ...refused, column, fault: faultOf("sameId", feedId, first), ...soldOut };
  };
}
