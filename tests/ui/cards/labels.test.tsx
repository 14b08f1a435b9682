import { expect, test } from "vitest";
import type { CardLabel } from "../../../app/domain/cards/product-card.ts";
import { cardLabels } from "../../../app/domain/cards/labels.ts";
import { cardParts } from "../../../app/routes/home/gallery/card-parts.tsx";
import { galleryNow } from "../../../app/routes/home/gallery/parts.ts";
import { productStates } from "../../../app/routes/home/gallery/sample-products.ts";
import { printed } from "../../support/printed.tsx";

// Specification 2.8, 4.3, 9.4.

const viewer = { locale: "en", currency: "ETB", now: galleryNow, signedIn: false } as const;
const words: Record<Exclude<CardLabel["kind"], "percent">, string> = {
  new: "New",
  sale: "Sale",
  top: "Top",
  lastOne: "Only 1 left",
  outOfStock: "Out Of Stock",
  closed: "Seller closed",
  freeDelivery: "Free Delivery",
};

test.each(Object.keys(cardParts) as (keyof typeof cardParts)[])(
  "%s prints all labels that hold, and one on its picture",
  (part) => {
    let most = 0;
    for (const [key, shown] of Object.entries(cardParts[part](viewer))) {
      const product = productStates[key as keyof typeof productStates];
      if (!product) continue;
      const html = printed(shown, "en", { lite: false, wishlist: [] });
      const hold = cardLabels(product, viewer).map((label) =>
        label.kind === "percent" ? `-${label.percent}%` : words[label.kind],
      );
      const pictured = [...html.matchAll(/product-label-pictured">([^<]*)</g)].map(([, text]) => text!);
      const others = [...html.matchAll(/<p class="product-card-note">([^<]*)</g)].flatMap(([, text]) =>
        text!.split(" · "),
      );
      expect([...pictured, ...others].toSorted(), key).toEqual(hold.toSorted());
      expect(pictured, key).toEqual(hold.filter((label) => /^-|Out Of Stock/.test(label)).slice(0, 1));
      most = Math.max(most, hold.length);
    }
    expect(most).toBe(5);
  },
);
