import { FeedProblem } from "./feed-problem.ts";
import { columnsByName, type FeedColumn, feedColumns, type FeedProgram, feedPrograms } from "./column-names.ts";

/** Exports of shop programs have prices in the shop's currency, birr. */
const BARE_BIRR = /_(?:etb|birr)$|^(?:regular_price|variant_price)$/;
const UNIT = /_(?:etb|birr|kgs?|g|grams?|lbs?|oz)$/;
const OPTION_NAME = /^(?:option|attribute)_?(\d{1,2})_name$/;
const OPTION_VALUE = /^(?:option|attribute)_?(\d{1,2})_values?(?:_s)?$/;
const PICTURE =
  /^(?:additional_)?(?:image|picture|photo|img)(?:_(?:link|url|src))?_?\d{1,2}(?:_(?:link|url|src))?$|^additional_image_link$/;
const WEIGHT_UNITS: [RegExp, string][] = [
  [/_kgs?$/, "kg"],
  [/_(?:g|grams?)$/, "g"],
  [/_lbs?$/, "lb"],
  [/_oz$/, "oz"],
];

export type FeedHeader = ReturnType<typeof readHeader>;

export type Mapping = Map<FeedColumn, string>;

/**
 * Reads `title=title,title_am=title_am,price=price_etb`: our column and the file's name for it, which may contain
 * commas. Throws a `RangeError` with a sentence for the user.
 */
export function readMapping(text: string): Mapping {
  const mapping: Mapping = new Map();
  const pairs = text.split(/,(?=\s*[\p{L}_ ]+=)/u).map((part) => part.trim().replace(/,$/, ""));
  for (const pair of pairs) {
    if (pair === "") continue;
    const [target = "", source = "", more] = pair.split("=").map((part) => part.trim());
    const column = feedColumns.find((name) => name === fold(target));
    if (source === "" || more !== undefined)
      throw new RangeError(`--map takes pairs such as price=price_etb, not "${pair}".`);
    if (!column) throw new RangeError(`--map knows no column "${target}"; it knows ${feedColumns.join(", ")}.`);
    if (mapping.has(column)) throw new RangeError(`--map names "${column}" twice.`);
    mapping.set(column, source);
  }
  return mapping;
}

export function readHeader(cells: readonly string[], mapping: Mapping = new Map()) {
  const names = cells.map((cell) => cell.replace(/^\ufeff/, "").trim());
  const folded = names.map(fold);
  const program = programOf(new Set(folded));
  const own: Record<string, FeedColumn | null> = program ? feedPrograms[program].names : {};
  const columns = new Map<FeedColumn, { index: number; name: string; isBareBirr: boolean }>();
  for (const [column, source] of mapping) {
    const index = folded.indexOf(fold(source));
    if (index >= 0) columns.set(column, { index, name: names[index]!, isBareBirr: true });
  }
  const mapped = new Set([...columns.values()].map(({ index }) => index));
  names.forEach((name, index) => {
    const given = own[folded[index]!];
    const column = given === undefined ? feedColumnOf(folded[index]!) : given;
    if (!column || mapped.has(index)) return;
    const known = columns.get(column);
    // A column's own name wins over its aliases; --map wins over both.
    if (known && (mapping.has(column) || fold(known.name) === column || folded[index] !== column)) return;
    columns.set(column, { index, name, isBareBirr: program !== null || BARE_BIRR.test(folded[index]!) });
  });
  const isBareBirr = columns.get("price")?.isBareBirr ?? false;
  for (const column of ["sale_price", "compare_at_price"] as const) {
    const other = columns.get(column);
    if (other && isBareBirr) columns.set(column, { ...other, isBareBirr });
  }
  if (!columns.has("id") && columns.has("sku")) columns.set("id", columns.get("sku")!);
  // For programs with no other price column; the preview says so.
  if (!columns.has("price") && columns.has("untaxed_price")) columns.set("price", columns.get("untaxed_price")!);
  if (!columns.has("item_group_id") && columns.has("handle")) columns.set("item_group_id", columns.get("handle")!);
  // Pairs of columns with an option's name and value, as Shopify and WooCommerce have them.
  const options = folded.flatMap((name, index) => {
    const [, number] = OPTION_NAME.exec(name) ?? [];
    const value = folded.findIndex((one) => number !== undefined && OPTION_VALUE.exec(one)?.[1] === number);
    return value < 0 ? [] : [{ name: index, value, label: names[value]! }];
  });
  const weight = folded[columns.get("shipping_weight")?.index ?? -1] ?? "";
  const taken = [...columns.values()].map(({ index }) => index);
  // Further columns of pictures, such as "Image 2".
  const pictures = folded.flatMap((name, index) => (PICTURE.test(name) && !taken.includes(index) ? [index] : []));
  const read = new Set([...taken, ...pictures, ...options.flatMap((one) => [one.name, one.value])]);
  return {
    ...{ names, cells: names.length, columns, program, options, pictures },
    // Unit of bare weights, if the column's name has one.
    weightUnit: WEIGHT_UNITS.find(([name]) => name.test(weight))?.[1] ?? (program === "PrestaShop" ? "kg" : ""),
    unread: names.filter((name, index) => name !== "" && !read.has(index)),
  };
}

/** Throws a `FeedProblem` if the file lacks a required column, or one that `mapping` names. */
export function requireColumns(cells: readonly string[], { columns }: FeedHeader, mapping: Mapping = new Map()): void {
  const names = cells.map((cell) => cell.replace(/^\ufeff/, "").trim());
  for (const [column, source] of mapping) {
    if (columns.has(column) && fold(columns.get(column)!.name) === fold(source)) continue;
    throw new FeedProblem("noColumn", { column: source, columns: names.join(", ") });
  }
  const missing = [["title", "title_am"] as const, ["price", "usd_price"] as const].find(
    (either) => !either.some((column) => columns.has(column)),
  );
  if (missing) {
    throw new FeedProblem("noColumn", { column: missing[0], columns: names.join(", ") });
  }
}

function programOf(names: ReadonlySet<string>): FeedProgram | null {
  const programs = Object.entries(feedPrograms) as [FeedProgram, { signs: string[][] }][];
  return programs.find(([, { signs }]) => signs.some((sign) => sign.every((name) => names.has(name))))?.[0] ?? null;
}

export function feedColumnOf(name: string): FeedColumn | undefined {
  return columnsByName.get(name) ?? columnsByName.get(name.replace(UNIT, ""));
}

function fold(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "_")
    .replace(/^_|_$/g, "");
}
