import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import { draft } from "./import-drafts.ts";
import { operator } from "./operator.ts";

const VENDOR = "Page Test Traders";
const DAY = 24 * 60 * 60 * 1000;
const at = (slug: string) => `/product/default/${slug}`;

/** Goods of each kind that a product's page knows, brought to a shop that serves. */
export async function bringProducts(url: string) {
  await tell(url, {
    operation: "save",
    products: [tablet(), good("last", "Page lamp", { stockAmount: 1 }), good("none", "Page chair", { stockAmount: 0 })],
  });
  await tell(url, { operation: "save", products: [good("gone", "Page radio"), good("renamed", "Page oldname")] });
  await tell(url, { operation: "save", products: [good("renamed", "Page newname")] });
  await tell(url, { operation: "retire", feedIds: ["gone"] });
  const read = async (slug: string) => {
    const text = await (await fetch(url + at(slug), { headers: { "x-test-cache": "off" } })).text();
    return { text, path: at(slug), id: Number(/name="product" value="(\d+)"/.exec(text)![1]) };
  };
  const { text, ...sold } = await read("page-tablet");
  const [blue, grey] = [...text.matchAll(/[?]variant=(\d+)#variant"/g)].map(([, id]) => Number(id));
  return {
    url,
    tablet: { ...sold, variants: { blue: blue!, grey: grey! } },
    lastOne: await read("page-lamp"),
    soldOut: await read("page-chair"),
    gone: { path: at("page-radio") },
    renamed: { ...(await read("page-newname")), oldPath: at("page-oldname") },
  };
}

async function tell(url: string, body: object): Promise<void> {
  const { status, body: problem } = await operator(url, "/operator/catalogue", { vendor: VENDOR, ...withPrefix(body) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
}

function withPrefix(body: { feedIds?: string[] }): object {
  return body.feedIds ? { ...body, feedIds: body.feedIds.map((feedId) => `page-${feedId}`) } : body;
}

function good(feedId: string, name: string, changes: Partial<ProductDraft> = {}): ProductDraft {
  return draft(`page-${feedId}`, {
    name,
    parentSlug: "electronics",
    category: { slugName: "consumer-electronic", name: "Consumer electronics", nameAm: null },
    subcategory: { slugName: "television", name: "Television", nameAm: null },
    images: ["/media/web-banner/coffee-beans-clay-1.webp"],
    sellingPrice: 500_000,
    ...changes,
  });
}

function tablet(): ProductDraft {
  return good("tablet", "Page tablet", {
    specialPrice: { price: 450_000, endDate: Date.now() + 3 * DAY },
    discount: 10,
    variants: [
      { color: "Blue", colorAm: "ሰማያዊ", colorCode: "#2255aa", size: null, price: 500_000 },
      { color: "Grey", colorAm: "ግራጫ", colorCode: "#888888", size: null, price: 600_000 },
    ],
  });
}
