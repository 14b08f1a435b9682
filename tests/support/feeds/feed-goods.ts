import type { FeedRow } from "../../../app/domain/feed/feed-row.ts";
import { surveyFeed } from "../../../app/domain/feed/read-feed.ts";
import { isCounted } from "../../../app/domain/products/stock.ts";
import { usdRate } from "../price-rules.ts";
import { collectFeed, inEnglish } from "./collect-feed.ts";

const CHUNK = 65_536;
const bytesOf = (feed: string | Uint8Array) => (typeof feed === "string" ? new TextEncoder().encode(feed) : feed);

export async function surveyOf(feed: string | Uint8Array) {
  async function* chunks() {
    const bytes = bytesOf(feed);
    for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK);
  }
  return inEnglish(surveyFeed(chunks(), { vendor: "V", now: Date.UTC(2026, 10, 29), usdRate }));
}

/** One line for each product of a file, as an import reads it; a refused row as its line and fault. */
export async function goodsOf(feed: string | Uint8Array, { isBirr = false } = {}): Promise<string[]> {
  const { style } = await surveyOf(feed);
  const rows = await collectFeed(bytesOf(feed), {
    ...{ vendor: "V", now: Date.UTC(2026, 10, 29), usdRate, style, isBirr },
  });
  return rows.map(lineOf);
}

function lineOf(row: FeedRow): string {
  if (!row.ok) return `line ${row.line}: ${row.fault.code}${row.soldOut ? ", none left" : ""}`;
  const { draft, warnings } = row;
  const { salePrice, specialPrice, nextSale, category, subcategory } = draft;
  const place = [draft.parentSlug, category.name, subcategory?.name].filter(Boolean).join(" > ");
  const pictures = draft.images.map((image) => image.replace("https://pictures.invalid/", ""));
  const options = draft.variants.map((one) => {
    const turns = (one.turns ?? []).map(({ price, at }) => ` then ${price / 100} from ${iso(at)}`).join("");
    const picture = one.picture === undefined ? "" : ` ${pictures[one.picture]}`;
    return `${[one.color, one.size].filter(Boolean).join("/")} ${one.price / 100}${turns}${unitsOf(one)}${picture}`;
  });
  return [
    `${draft.feedId}: ${draft.name}, ${draft.sellingPrice / 100}`,
    salePrice && `sale ${salePrice / 100}`,
    specialPrice && `sale ${specialPrice.price / 100} until ${iso(specialPrice.endDate)}`,
    nextSale &&
      `sale ${nextSale.price / 100} from ${iso(nextSale.startDate)}${nextSale.endDate === null ? "" : ` until ${iso(nextSale.endDate)}`}`,
    options.length === 0 && unitsOf(draft).trim(),
    draft.parentSlug === "unsorted" ? "" : place,
    pictures.join(" "),
    draft.brand && `by ${draft.brand}`,
    draft.freeDelivery && "free",
    draft.description && JSON.stringify(draft.description),
    draft.specifications.some(({ value }) => value === "Used") && "used",
    ...options.map((option) => `(${option})`),
    ...warnings.map(({ fault }) => `!${fault.code}`),
  ]
    .filter(Boolean)
    .join(", ");
}

function unitsOf({ stockAmount }: { stockAmount?: number }): string {
  if (stockAmount === undefined || !isCounted({ stockAmount })) return "";
  return ` ×${stockAmount}`;
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 16);
