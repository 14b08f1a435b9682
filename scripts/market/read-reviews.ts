import type { ProductDraft } from "../../app/domain/feed/product-draft.ts";
import type { Tree } from "./read-tree.ts";
import { fault, momentOf, readTable } from "./tables.ts";

type Rate = NonNullable<ProductDraft["market"]>["rates"][number];

export type Reviews = Map<string, Rate[]>;

const DAY = 24 * 60 * 60 * 1000;
const RATED_DAYS = 300;

export function readReviews(folder: string, { parents }: Tree, now: number): Reviews {
  const reviews: Reviews = new Map();
  const add = (id: string, rate: Rate) => reviews.set(id, [...(reviews.get(id) ?? []), rate]);
  for (const { slug } of parents) {
    const file = `reviews/${slug}.tsv`;
    const columns = ["product", "stars", "author", "text", "language", "when"] as const;
    for (const row of readTable(folder, file, columns)) {
      const createdAt = momentOf(row.when, now);
      const contentLang = row.language === "am" ? "am" : "en";
      if (createdAt === null || createdAt > now) throw fault(file, row.line, `"${row.when}" is no time such as -12d`);
      if (row.language !== contentLang) throw fault(file, row.line, `"${row.language}" is neither en nor am`);
      if (row.text === "" || row.author === "") throw fault(file, row.line, "has no words or no author");
      const rate = starsOf(row.stars, file, row.line);
      add(row.product, { rate, author: row.author, content: row.text, contentLang, createdAt });
    }
  }
  for (const row of readTable(folder, "ratings.tsv", ["product", "stars", "count"] as const)) {
    const rate = starsOf(row.stars, "ratings.tsv", row.line);
    if (!/^\d{1,3}$/.test(row.count)) throw fault("ratings.tsv", row.line, `"${row.count}" is no number of ratings`);
    for (let index = 1; index <= Number(row.count); index += 1)
      add(row.product, {
        rate,
        author: "",
        content: "",
        contentLang: "en",
        createdAt: now - (1 + ((4 * index) % RATED_DAYS)) * DAY,
      });
  }
  for (const rates of reviews.values()) rates.sort((one, other) => one.createdAt - other.createdAt);
  return reviews;
}

function starsOf(text: string, file: string, line: number): number {
  if (!/^[1-5]$/.test(text)) throw fault(file, line, `"${text}" is no number of stars from 1 to 5`);
  return Number(text);
}
