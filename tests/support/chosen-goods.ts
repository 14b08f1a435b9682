import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { operator, vendorNamed } from "./desk.ts";
import { bareDraft } from "./product-shop.ts";

/** A product with a seller of its own and two colours; the red one, with the second picture, is chosen. */
export interface Chosen {
  vendor: { id: number; name: string };
  /** The seller's phone. */
  contact: string;
  product: string;
  variant: string;
  path: string;
  en: string;
  am: string;
}

export const blackPicture = "coffee-beans-sand-1";
export const redPicture = "coffee-tray-sun-1";
export const redOption = { en: "Red, XL", am: "ቀይ፣ XL" };

/** Three of them, named by the mark. */
export async function bringChosen(baseURL: string, mark: string): Promise<Chosen[]> {
  const goods = ["dress", "shirt", "scarf"];
  const vendors = goods.map((name, at) => ({
    name: `Seller of a ${name} ${mark}`,
    phone: `+2519${String((Date.now() + at) % 100_000_000).padStart(8, "0")}`,
    city: "Addis Ababa",
  }));
  await operator(baseURL, "/operator/catalogue", { operation: "saveVendors", vendors });
  const chosen: Chosen[] = [];
  for (const [at, { name: seller, phone: contact }] of vendors.entries()) {
    const price = 100_000 + at * 5_000;
    const option = (color: string, colorAm: string, picture: number) => ({
      ...{ color, colorAm, colorCode: "#b3352b", size: "XL", price, stockAmount: 99, picture },
    });
    const [en, am] = [`Evening ${goods[at]} ${mark}`, `የምሽት ልብስ ${at + 1} ${mark}`];
    const product = {
      ...bareDraft,
      feedId: `chosen:${mark}:${at}`,
      name: en,
      nameAm: am,
      parentSlug: "apparel",
      sellingPrice: price,
      usdPrice: 900,
      category: { slugName: "shirts", name: "Shirts", nameAm: null },
      images: [blackPicture, redPicture].map((picture) => `/media/web-banner/${picture}.webp`),
      stockAmount: 198,
      variants: [option("Black", "ጥቁር", 0), option("Red", "ቀይ", 1)],
    };
    const saved = { operation: "save", vendor: seller, products: [product] };
    const { body } = await operator(baseURL, "/operator/catalogue", saved);
    if (body.created !== 1) throw new Error(`not imported: ${JSON.stringify(body)}`);
    const vendor = { id: await vendorNamed(baseURL, seller), name: seller };
    const visitor = new Visitor(baseURL);
    const path = /\/product\/default\/[^"?]+/.exec((await visitor.get(`/vendor-store/${vendor.id}`)).text)![0];
    const page = (await visitor.get(path)).text;
    const variant = [...page.matchAll(/\?variant=(\d+)#variant/g)].map(([, found]) => found!).at(-1)!;
    chosen.push({ vendor, contact, product: /name="product" value="(\d+)"/.exec(page)![1]!, variant, path, en, am });
  }
  return chosen;
}
