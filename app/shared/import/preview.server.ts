import type { NumberStyle } from "../../domain/feed/feed-number.ts";
import { type FeedOptions, type FeedSurvey, readFeed, surveyFeed } from "../../domain/feed/read-feed.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";

const SHOWN = 3;
/** Products with options are complete only at the end of a file, so of a long one the preview has the first rows. */
const SAMPLED_ROWS = 2_000;

export type SampleGoods = Pick<ProductDraft, "feedId" | "name" | "sellingPrice" | "stockAmount"> & {
  line: number;
  lower: number | null;
  place: string[];
  pictures: number;
  options: string[];
};

/** How a file will be read, with its first products. */
export interface ImportPlan extends Omit<FeedSurvey, "style"> {
  style: NumberStyle;
  samples: SampleGoods[];
}

/** Throws a `FeedProblem` if the whole file cannot be read. */
export async function previewFeed(file: () => AsyncIterable<Uint8Array>, options: FeedOptions): Promise<ImportPlan> {
  const survey = await surveyFeed(file(), options);
  const samples: SampleGoods[] = [];
  for await (const row of readFeed(file(), { ...options, style: survey.style, mostRows: SAMPLED_ROWS })) {
    if (row.ok) samples.push({ line: row.line, ...sampleOf(row.draft) });
    if (samples.length === SHOWN) break;
  }
  return { ...survey, samples };
}

function sampleOf(draft: ProductDraft): Omit<SampleGoods, "line"> {
  const { feedId, name, sellingPrice, stockAmount, salePrice, specialPrice, category, subcategory, variants } = draft;
  return {
    ...{ feedId, name, sellingPrice, stockAmount, lower: salePrice ?? specialPrice?.price ?? null },
    place: [draft.parentSlug, category.name, ...(subcategory ? [subcategory.name] : [])],
    pictures: draft.images.length,
    options: variants.map(({ color, size }) => [color, size].filter(Boolean).join(" ")),
  };
}
