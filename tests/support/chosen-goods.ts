import { bringSeller } from "./two-sellers.ts";

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
  const chosen: Chosen[] = [];
  for (const [at, kind] of ["dress", "shirt", "scarf"].entries()) {
    const contact = `+2519${String((Date.now() + at) % 100_000_000).padStart(8, "0")}`;
    const price = 100_000 + at * 5_000;
    const option = (color: string, colorAm: string, picture: number) => ({
      ...{ color, colorAm, colorCode: "#b3352b", size: "XL", price, stockAmount: 99, picture },
    });
    const [en, am] = [`Evening ${kind} ${mark}`, `የምሽት ልብስ ${at + 1} ${mark}`];
    const { vendor, product } = await bringSeller(
      baseURL,
      { name: `Seller of a ${kind} ${mark}`, phone: contact, city: "Addis Ababa" },
      {
        feedId: `chosen:${mark}:${at}`,
        ...{ name: en, nameAm: am, sellingPrice: price, stockAmount: 198 },
        images: [blackPicture, redPicture].map((picture) => `/media/web-banner/${picture}.webp`),
        variants: [option("Black", "ጥቁር", 0), option("Red", "ቀይ", 1)],
      },
    );
    const variant = [...product.page.matchAll(/\?variant=(\d+)#variant/g)].map(([, found]) => found!).at(-1)!;
    chosen.push({ vendor, contact, product: product.id, variant, path: product.path, en, am });
  }
  return chosen;
}
