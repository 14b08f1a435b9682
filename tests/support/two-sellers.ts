import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { operator, vendorNamed } from "./desk.ts";
import { bareDraft } from "./product-shop.ts";

export interface Seller {
  vendor: { id: number; name: string };
  product: { id: string; path: string; page: string };
}

/** A new seller with one product. */
async function bringSeller(
  baseUrl: string,
  profile: { name: string } & Record<string, string>,
  draft: { feedId: string } & Record<string, unknown>,
): Promise<Seller> {
  await operator(baseUrl, "/operator/catalogue", { operation: "saveVendors", vendors: [profile] });
  const place = { parentSlug: "apparel", category: { slugName: "shirts", name: "Shirts", nameAm: null } };
  const products = [{ ...bareDraft, ...place, images: [], usdPrice: 900, ...draft }];
  const saved = { operation: "save", vendor: profile.name, products };
  const { body } = await operator(baseUrl, "/operator/catalogue", saved);
  if (body.created !== 1) throw new Error(`not imported: ${JSON.stringify(body)}`);
  const vendor = { id: await vendorNamed(baseUrl, profile.name), name: profile.name };
  const visitor = new Visitor(baseUrl);
  const path = /\/product\/default\/[^"?]+/.exec((await visitor.get(`/vendor-store/${vendor.id}`)).text)![0];
  const page = (await visitor.get(path)).text;
  return { vendor, product: { id: /name="product" value="(\d+)"/.exec(page)![1]!, path, page } };
}

/** One is reached by SMS in Amharic, one by mail in English. */
export async function bringTwoSellers(baseUrl: string) {
  const mark = `${process.pid}${Date.now().toString(36)}`;
  const phone = `+2519${String(process.pid % 10_000).padStart(4, "0")}${String(Date.now() % 10_000).padStart(4, "0")}`;
  const email = `weavers-${mark}@mail.example`;
  const crafts = await bringSeller(
    baseUrl,
    { name: `Kirar Crafts ${mark}`, amharicName: `ክራር ዕደ ጥበብ ${mark}`, phone, city: "Addis Ababa" },
    { feedId: "k1", name: `Clay pot ${mark}`, nameAm: "የሸክላ ድስት", sellingPrice: 40_050, stockAmount: 20 },
  );
  const weavers = await bringSeller(
    baseUrl,
    { name: `Dorze Looms ${mark}`, email, city: "Adama" },
    { feedId: "w1", name: `Cotton gabi ${mark}`, sellingPrice: 120_000, stockAmount: 20 },
  );
  return { crafts: { ...crafts, contact: phone }, weavers: { ...weavers, contact: email } };
}

export const linkIn = (message: string) => /\/(?:parcel|question)\/[\w-]{22}/.exec(message)?.[0] ?? "";
