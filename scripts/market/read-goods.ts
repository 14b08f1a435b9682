import { readdirSync } from "node:fs";
import { join } from "node:path";
import { FeedProblem } from "../../app/domain/feed/feed-problem.ts";
import { readFeed } from "../../app/domain/feed/read-feed.ts";
import type { ProductDraft } from "../../app/domain/feed/product-draft.ts";
import { faultSentence, problemText } from "../../app/i18n/fault-texts.ts";
import { readTextFile } from "../steps/named-file.ts";
import type { MarketLists } from "./read-lists.ts";
import { readReviews, type Reviews } from "./read-reviews.ts";
import type { Tree } from "./read-tree.ts";
import { fault, marketFolder, readTable, withTimes } from "./tables.ts";

export interface MarketGood {
  id: string;
  vendor: string;
  draft: ProductDraft;
}

interface Sources {
  tree: Tree;
  lists: MarketLists;
  vendors: ReadonlySet<string>;
  now: number;
  /** Santim for a US dollar. */
  usdRate: number;
}

/** Prefix of feed ids, so that an operator's import never matches demo goods. */
export const feedPrefix = "demo-";
const PICTURE = /^https:\/\/demo\.invalid\/([a-z0-9-]+)\.png$/;
const NEW_MS = 16 * 24 * 60 * 60 * 1000;

const columns = [
  ...(["id", "item_group_id", "kind", "title", "title_am", "description", "description_am", "brand"] as const),
  ...(["product_type", "color", "size", "sizes", "price", "sale_price", "sale_price_effective_date"] as const),
  ...(["quantity", "free_delivery", "gtin", "shipping_weight", "measures", "material"] as const),
  ...(["image_link", "additional_image_link", "vendor"] as const),
] as const;

export function goodsRows({ parents }: Pick<Tree, "parents">, folder = marketFolder) {
  return parents.flatMap(({ slug }) => readTable(folder, `goods/${slug}.tsv`, columns));
}

export async function readGoods(
  folder: string,
  sources: Sources,
): Promise<{ goods: MarketGood[]; warnings: string[] }> {
  const pictures = new Set(readdirSync(join(folder, "pictures")));
  const goods = new Map<string, MarketGood & { file: string; line: number }>();
  const warnings: string[] = [];
  const reviews = readReviews(folder, sources.tree, sources.now);
  for (const parent of sources.tree.parents) {
    const file = `goods/${parent.slug}.tsv`;
    for (const { line, problem, ...good } of await readFile(folder, file, sources)) {
      const before = goods.get(good.id);
      if (before) throw fault(file, line, `id "${good.id}" is the same as in ${before.file}, line ${before.line}`);
      if (problem) warnings.push(`${file}, line ${line}: ${problem}.`);
      const { draft, missing } = withPictures(good.draft, pictures);
      warnings.push(...missing.map((name) => `${file}, line ${line}: there is no picture ${name}.`));
      goods.set(good.id, { ...good, draft: withMarket(good.id, draft, reviews, sources), file, line });
    }
  }
  for (const id of [...reviews.keys(), ...sources.lists.named])
    if (!goods.has(id)) throw fault("goods", null, `no feed has the id "${id}" that a list or a review names`);
  return { goods: [...goods.values()], warnings };
}

async function readFile(folder: string, file: string, { tree, vendors, now, usdRate }: Sources) {
  const text = withTimes(readTextFile(join(folder, file)), now);
  const types = new Map(readTable(folder, file, columns).map((row) => [row.line, row.product_type]));
  const read: (MarketGood & { line: number; problem: string | null })[] = [];
  try {
    for await (const row of readFeed(oneChunk(text), { vendor: null, now, usdRate })) {
      if (!row.ok) throw fault(file, row.line, faultSentence(row));
      const { line, vendor, warnings } = row;
      const place = tree.places.get(types.get(line)!);
      if (!place) throw fault(file, line, `product_type "${types.get(line)}" is not in categories.tsv`);
      if (!vendors.has(vendor)) throw fault(file, line, `vendor "${vendor}" is not in vendors.csv`);
      const id = row.draft.feedId.replace(/^group:/, "");
      const draft = { ...row.draft, ...place, feedId: feedPrefix + id };
      read.push({
        id,
        vendor,
        draft,
        line,
        problem: warnings[0] ? faultSentence(warnings[0]) : null,
      });
    }
  } catch (error) {
    throw error instanceof FeedProblem ? fault(file, null, problemText(error, "en").replace(/\.$/, "")) : error;
  }
  return read;
}

async function* oneChunk(text: string) {
  yield new TextEncoder().encode(text);
}

function withPictures(draft: ProductDraft, known: ReadonlySet<string>): { draft: ProductDraft; missing: string[] } {
  const nameOf = (image: string) => `${PICTURE.exec(image)?.[1] ?? image}.svg`;
  const images = draft.images.filter((image) => known.has(nameOf(image)));
  if (images.length === draft.images.length) return { draft, missing: [] };
  const variants = draft.variants.map(({ picture, ...variant }) => {
    const place = picture === undefined ? -1 : images.indexOf(draft.images[picture]!);
    return place < 0 ? variant : { ...variant, picture: place };
  });
  const missing = draft.images.map(nameOf).filter((name) => !known.has(name));
  return { draft: { ...draft, images, variants }, missing };
}

function withMarket(id: string, draft: ProductDraft, reviews: Reviews, { lists, now }: Sources): ProductDraft {
  const createdAt = lists.addedAt(id);
  return {
    ...draft,
    isNew: now - createdAt < NEW_MS,
    isTop: lists.top.has(id),
    market: { createdAt, viewCount: lists.views.get(id) ?? 0, rates: reviews.get(id) ?? [] },
  };
}
