import { groupPrefix } from "./feed-id.ts";
import { optionCountLimit } from "./limits.ts";
import { optionProduct, type OptionRow } from "./option-product.ts";
import type { FeedRow } from "./feed-row.ts";
import { differingNames, sizeOf, type RowOption } from "./row-options.ts";
import { knownColour } from "../products/known-colours.ts";
import { faultOf, type FaultCode, type RowWarning } from "./row-refusal.ts";
import { shortKey } from "./short-key.ts";

/** Waiting rows and their letters as JSON, two bounds for memory. */
const MOST_WAITING = 10_000;
const MOST_LETTERS = 12_000_000;

type GoodRow = FeedRow & { ok: true };
type RefusedRow = FeedRow & { ok: false };

interface Group {
  lead: GoodRow;
  options: OptionRow[];
  /** Pictures that belong to no option. */
  gallery: string[];
  warnings: RowWarning[];
  letters: number;
}

/** Rows of one product may be far apart, so groups are complete at the end of a file, or once very many rows wait. */
export class RowGroups {
  /** In the order of their last rows. */
  readonly #groups = new Map<string, Group>();
  readonly #gone = new Set<number>();
  readonly #most: number;
  #waiting = 0;
  #letters = 0;

  constructor(most = MOST_WAITING) {
    this.#most = most;
  }
  readonly #parents = new Map<string, FeedRow>();
  readonly #soldOut: RefusedRow[] = [];
  /** Options whose parent has not come yet, and of parents whose options have not, by the options' codes. */
  readonly #parts = new Map<string, GoodRow>();
  readonly #optionOf = new Map<string, RowOption>();

  /** Answers the row itself where it is a product of its own. */
  add(given: FeedRow): FeedRow | null {
    const isWaiting = given.parentOf ?? given.isPart ?? given.option;
    const row = isWaiting ? copied(given) : given;
    for (const name of row.parentOf ?? []) this.#parents.set(`${row.vendor}\n${name}`, row);
    for (const { code, option } of row.parts ?? []) this.#name(`${row.vendor}\n${code}`, option);
    if (!row.ok) {
      if (!row.option?.more.length && !(row.isPart && row.soldOut)) return row;
      this.#soldOut.push(row);
      return null;
    }
    if (row.parentOf) return null;
    if (row.isPart) {
      const code = `${row.vendor}\n${row.draft.feedId}`;
      const option = this.#optionOf.get(code);
      if (!option) {
        this.#parts.set(code, row);
        return null;
      }
      this.#optionOf.delete(code);
      const { isPart: _, ...named } = row;
      return this.add({ ...named, option });
    }
    const { option, draft, line, picture } = row;
    if (!option) return row;
    const key = `${row.vendor}\n${option.groupId}`;
    if (this.#gone.has(shortKey(key))) return farApart(row, option.groupId, this.#most / 2);
    const group = this.#groups.get(key) ?? { lead: row, options: [], gallery: [], warnings: [], letters: 0 };
    const same = group.options.find((one) => keyOf(one) === keyOf(option));
    if (same) return apart(row, "sameOption", same.line);
    if (group.options.length === optionCountLimit) return apart(row, "manyOptions", optionCountLimit);
    const { name, nameAm, sellingPrice, salePrice, specialPrice, nextSale, stockAmount, freeDelivery } = draft;
    const { gtin, weight } = draft;
    // The product has one description, so those of further options are dropped.
    const description = group.options.some((one) => one.description) ? "" : draft.description;
    const descriptionAm = group.options.some((one) => one.descriptionAm) ? null : draft.descriptionAm;
    const { color, size, more } = option;
    const spelt = group.options.find((one) => colourKey(one.color) === colourKey(color))?.color ?? color;
    const images = picture ?? draft.images;
    group.options.push({
      ...{ line, color: spelt, size, more, name, nameAm, sellingPrice, salePrice, specialPrice, nextSale, stockAmount },
      ...{ images, freeDelivery, description, descriptionAm, gtin, weight },
    });
    if (picture) group.gallery.push(...draft.images.filter((image) => !picture.includes(image)));
    const seen = new Set(group.warnings.map((one) => JSON.stringify(one)));
    group.warnings.push(...row.warnings.filter((one) => !seen.has(JSON.stringify(one))));
    const letters = JSON.stringify(group.options.length > 1 ? group.options.at(-1) : row).length;
    group.letters += letters;
    this.#letters += letters;
    this.#waiting += 1;
    this.#groups.delete(key);
    this.#groups.set(key, group);
    return null;
  }

  #name(code: string, option: RowOption): void {
    this.#optionOf.set(code, option);
    const part = this.#parts.get(code);
    this.#parts.delete(code);
    if (part) this.add(part);
  }

  /** Where too many rows wait, the products whose last row is the longest ago. */
  *overflow(): Generator<FeedRow> {
    for (const [code, { isPart: _, ...row }] of this.#parts) {
      if (this.#parts.size <= this.#most) break;
      this.#parts.delete(code);
      yield row;
    }
    if (this.#waiting <= this.#most && this.#letters <= MOST_LETTERS) return;
    for (const [key, group] of this.#groups) {
      if (this.#waiting <= this.#most / 2 && this.#letters <= MOST_LETTERS / 2) return;
      this.#waiting -= group.options.length;
      this.#letters -= group.letters;
      this.#gone.add(shortKey(key));
      const parent = this.#parents.get(key);
      yield this.#productOf(key, group);
      this.#groups.delete(key);
      for (const name of parent?.parentOf ?? []) this.#parents.delete(`${parent!.vendor}\n${name}`);
    }
  }

  /** A row with further pictures of a group only. */
  addPictures(vendor: string, groupId: string, images: readonly string[]): void {
    this.#groups.get(`${vendor}\n${groupId}`)?.gallery.push(...images);
  }

  *products(): Generator<FeedRow> {
    const joined = new Set([...this.#groups.keys()].map((key) => this.#parents.get(key)));
    for (const { option: own, soldOut, ...row } of this.#soldOut) {
      const named = this.#optionOf.get(`${row.vendor}\n${row.feedId}`);
      const option = named ?? own;
      const feedId = named ? groupPrefix + named.groupId : soldOut!.feedId;
      const group = this.#groups.get(`${row.vendor}\n${feedId.slice(groupPrefix.length)}`);
      const differing = option ? differingNames([option, ...(group?.options ?? [])]) : [];
      const [color, size] = option ? [option.color, sizeOf(option, differing)] : ["", ""];
      yield { ...row, soldOut: { feedId, color, size } };
    }
    for (const { isPart: _, ...row } of this.#parts.values()) yield row;
    for (const [key, group] of this.#groups) yield this.#productOf(key, group);
    for (const parent of new Set(this.#parents.values())) {
      if (!parent.ok || joined.has(parent)) continue;
      const { line, vendor, draft } = parent;
      const { feedId, name: title } = draft;
      yield { ok: false, line, vendor, feedId, title, column: "", fault: faultOf("noOptions") };
    }
    this.#groups.clear();
    this.#parents.clear();
  }

  #productOf(key: string, group: Group): FeedRow {
    const parent = this.#parents.get(key);
    return parent && !parent.ok ? refused(group, parent.line) : product(group, parent ?? null);
  }
}

function farApart({ line, vendor, draft }: GoodRow, groupId: string, rows: number): FeedRow {
  const fault = faultOf("farApart", groupId, rows);
  return { ok: false, line, vendor, feedId: draft.feedId, title: draft.name, column: "item_group_id", fault };
}

function refused({ lead, options }: Group, line: number): FeedRow {
  const feedId = groupPrefix + lead.option!.groupId;
  return {
    ...{ ok: false, line: lead.line, rows: options.length, vendor: lead.vendor, feedId, title: lead.draft.name },
    ...{ column: "", fault: faultOf("parentRefused", undefined, line), soldOut: { feedId, color: "", size: "" } },
  };
}

function product({ lead, options, gallery, warnings }: Group, parent: GoodRow | null): GoodRow {
  const { option, picture, ...row } = lead;
  const { groupId, color, size, more, isVariation } = option!;
  const isPlain = color === "" && size === "" && (picture === undefined || more.length === 0);
  const isAlone = options.length === 1 && isPlain && !isVariation;
  const about = parent?.draft ?? null;
  const draft = optionProduct(options, {
    ...{ lead: lead.draft, about, gallery: [...(about?.images ?? []), ...gallery] },
    isNamed: about !== null || picture !== undefined,
  });
  const orphan = isVariation && !parent ? [{ column: "parent", fault: faultOf("parentMissing", groupId) }] : [];
  return {
    ...row,
    draft: { ...draft, feedId: isAlone ? draft.feedId : groupPrefix + groupId },
    rows: options.length + (parent ? 1 : 0),
    warnings: [...(parent?.warnings ?? []), ...warnings, ...orphan],
  };
}

function apart(row: GoodRow, code: FaultCode, more: number): GoodRow {
  const warning = { column: "item_group_id", fault: faultOf(code, row.option!.groupId, more) };
  return { ...row, warnings: [...row.warnings, warning] };
}

const keyOf = ({ color, size, more }: Pick<OptionRow, "color" | "size" | "more">) =>
  fold([colourKey(color), size, ...more.map(({ name, value }) => `${name}=${value}`)].join("\n"));

/** Letters of its own: a short text cut from a file keeps the portion of the file in memory. */
function copied(row: FeedRow): FeedRow {
  return JSON.parse(JSON.stringify(row)) as FeedRow;
}

/** Black, black and ጥቁር are one; so are Off-White and off white. */
const colourKey = (color: string) => fold(knownColour(color)?.color ?? color);

function fold(text: string): string {
  return text.toLowerCase().replace(/[-_ ]+/g, " ");
}
