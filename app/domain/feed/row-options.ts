import { namedValues, type FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./column-names.ts";
import { groupPrefix } from "./feed-id.ts";
import { plainText } from "./html-text.ts";
import { cleanLine, cutText, requireReadable } from "./feed-text.ts";
import { colorLimit, idLimit, optionNameLimit, sizeLimit } from "./limits.ts";

/** '' for none. `more`: other differences between the rows of a group, by name. */
export interface RowOption {
  groupId: string;
  color: string;
  size: string;
  more: { name: string; value: string }[];
  /** The row names a parent row, which may hold the shared values. */
  isVariation: boolean;
}

type Axes = Pick<RowOption, "color" | "size" | "more">;

/** An option that its parent names by its code, as Magento does. */
export interface PartAxes {
  code: string;
  option: RowOption;
}

const COLOR = /^(?:colou?rs?|ቀለም)$/iu;
const SIZE = /^(?:sizes?|shoe size|clothing size|መጠን)$/iu;
const NOT_ONE = /^default title$/i;
const GOOGLE: [FeedColumn, name: string][] = [
  ["material", "Material"],
  ["pattern", "Pattern"],
  ["age_group", "Age group"],
  ["gender", "Gender"],
];

/** By columns that name an option beside its value (Shopify, WooCommerce), or by Google's. */
export function rowAxes(row: FeedCells): Axes {
  const line = (column: FeedColumn) => cleanLine(plainText(row.text(column)));
  const { color, size, more } = axesOf(row.options());
  const google = GOOGLE.map(([column, name]) => ({ name, value: line(column) })).filter(({ value }) => value !== "");
  return { color: color || line("color"), size: size || line("size"), more: row.program === null ? google : more };
}

function axesOf(options: readonly { name: string; value: string }[]): Axes {
  const named = options
    .map(({ name, value }) => ({ name: cleanLine(plainText(name)), value: cleanLine(plainText(value)) }))
    .filter(({ name, value }) => name !== "" && value !== "" && !NOT_ONE.test(value));
  const valueOf = (shape: RegExp) => named.find(({ name }) => shape.test(name))?.value ?? "";
  const more = named.filter(({ name }) => !COLOR.test(name) && !SIZE.test(name));
  return { color: valueOf(COLOR), size: valueOf(SIZE), more };
}

/** From the row's group column, its parent or its handle. */
export function rowGroup(row: FeedCells): string {
  return cleanLine(row.text(isVariation(row) ? "parent" : "item_group_id"));
}

const isVariation = (row: FeedCells) => /\bvariation\b/i.test(row.text("row_type"));
/** Whether the row is only what its options, which are rows of their own, have in common. */
export const isParentRow = (row: FeedCells) =>
  /\bvariable\b/i.test(row.text("row_type")) || row.text("configurable_variations") !== "";
export const isHiddenPart = (row: FeedCells) => /^not visible individually$/i.test(row.text("visibility").trim());

export function namesAndParts(row: FeedCells): { parentOf: string[]; parts?: PartAxes[] } {
  const [id, sku] = [cleanLine(row.text("id")), cleanLine(row.text("sku"))];
  const names = [id && `id:${id}`, id, sku].filter(Boolean);
  const variations = row.text("configurable_variations").split("|").map(namedValues);
  const parts = variations.flatMap(([first, ...values]) => {
    const code = first?.[1] ?? "";
    const axes = axesOf(values.map(([name, value]) => ({ name: spoken(name), value })));
    return code === "" ? [] : [{ code, option: { groupId: sku || id, ...axes, isVariation: true } }];
  });
  return { parentOf: names, ...(parts.length > 0 && { parts }) };
}

/** "shoe_material" as "Shoe material". */
const spoken = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll("_", " ");

/** Names of what else the options of a product differ in. */
export function differingNames(options: readonly Pick<RowOption, "more">[]): string[] {
  const names = new Set(options.flatMap(({ more }) => more.map(({ name }) => name)));
  const valueOf = ({ more }: Pick<RowOption, "more">, name: string) =>
    more.find((one) => one.name === name)?.value.toLowerCase() ?? "";
  return [...names].filter((name) => new Set(options.map((one) => valueOf(one, name))).size > 1);
}

/** "M / Material: Wool". */
export function sizeOf({ size, more }: Pick<RowOption, "size" | "more">, differing: readonly string[]): string {
  const values = more.flatMap(({ name, value }) => (differing.includes(name) ? [`${name}: ${value}`] : []));
  return cutText([size, ...values].filter(Boolean).join(" / "), optionNameLimit);
}

/** Null for a product of its own: with a list of sizes, or without a difference from others. */
export function readOption(row: FeedCells): RowOption | null {
  const groupId = requireReadable(rowGroup(row), idLimit - groupPrefix.length, row.name("item_group_id"));
  if (groupId === "" || cleanLine(row.text("sizes")) !== "") return null;
  const { color, size, more } = rowAxes(row);
  requireReadable(color, colorLimit, row.name("color"));
  requireReadable(size, row.program === null ? sizeLimit : optionNameLimit, row.name("size"));
  for (const { name, value } of more) requireReadable(value, optionNameLimit, name);
  const isAlone = color === "" && size === "" && more.length === 0 && row.program !== "Shopify";
  return isAlone && !isVariation(row) ? null : { groupId, color, size, more, isVariation: isVariation(row) };
}
