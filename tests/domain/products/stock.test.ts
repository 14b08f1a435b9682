import { expect, test, describe } from "vitest";
import {
  isBuyNowMuted,
  isOutOfStock,
  exhibitedOffer,
  type OfferState,
  offerState,
  recommendable,
} from "../../../app/domain/products/stock.ts";
import {
  alternateCardView,
  buyNowCardView,
  carCardView,
  categoryListCardView,
  holidayCardView,
} from "../../../app/domain/cards/card-views.ts";
import { productCardView } from "../../../app/domain/cards/product-card-view.ts";
import { refuseAdding } from "../../../app/domain/cart/line-request.ts";
import { compareTable } from "../../../app/domain/product-page/compare-table.ts";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import { quickView } from "../../../app/domain/product-page/quick-view.ts";
import type { ProductDetail } from "../../../app/domain/products/product.ts";
import { availabilityOf } from "../../../app/domain/structured-data/offer-thing.ts";
import { wishlistView } from "../../../app/domain/wishlist/wishlist.ts";
import { sampleDetail } from "../structured-data/sample-detail.ts";
import { blue, grey, now, sampleProduct, viewer } from "./sample-product.ts";

test.each([
  [0, true, true],
  [1, false, true],
  [2, false, false],
])("stock %i (specification 2.8, 4.1)", (stockAmount, out, muted) => {
  expect(isOutOfStock({ stockAmount })).toBe(out);
  expect(isBuyNowMuted({ stockAmount })).toBe(muted);
});

const vendor = (closedUntil: number | null) => ({ ...sampleProduct().vendor, closedUntil });
const closed = vendor(now + 1);
const states: Record<string, { changes: Partial<ProductDetail>; expected: OfferState }> = {
  "the last one": { changes: { stockAmount: 1 }, expected: "open" },
  "sold out": { changes: { stockAmount: 0 }, expected: "soldOut" },
  "of a closed seller": { changes: { vendor: closed }, expected: "closed" },
  "of a seller who opens now": { changes: { vendor: vendor(now) }, expected: "open" },
  "sold out, of a closed seller": { changes: { stockAmount: 0, vendor: closed }, expected: "soldOut" },
};
const exhibitions = {
  none: null,
  "not started": { hasStarted: false, isAdey: false },
  started: { hasStarted: true, isAdey: false },
  "started, adey": { hasStarted: true, isAdey: true },
};

function refused(product: ProductDetail, exhibition: (typeof exhibitions)[keyof typeof exhibitions] = null) {
  const offer = offerState(product, now);
  const cart = { inCart: 0, inLine: 0, lineCount: 0 };
  const refusal = refuseAdding({ ...product, variant: null, offer, ...cart }, 0, 1);
  return refusal?.problem ?? exhibitedOffer(offer, exhibition);
}

describe.each(Object.entries(states))("a product %s", (_, { changes, expected }) => {
  const product = sampleDetail(changes);
  const answer = refused(product);

  test("is offered by each card as the cart takes it", () => {
    expect(answer).toBe(expected);
    const cards = [
      productCardView(product, viewer),
      buyNowCardView(product, viewer, null),
      categoryListCardView(product, viewer),
      carCardView(product, viewer),
      alternateCardView(product, [], viewer, null),
    ];
    expect(cards.map(({ offer }) => offer)).toEqual(cards.map(() => answer));
    const label = { soldOut: "outOfStock", closed: "closed" }[answer as string];
    for (const { labels } of cards) if (label) expect(labels).toEqual([{ kind: label }]);
    for (const [name, exhibition] of Object.entries(exhibitions)) {
      const card = holidayCardView(product, viewer, exhibition);
      expect([name, card.offer]).toEqual([name, refused(product, exhibition)]);
    }
  });

  test("is so on its page, in the quick view, in lists of one's own and for search engines", () => {
    const stateOf = ({ stock, closedUntil }: Pick<ReturnType<typeof productPageView>, "stock" | "closedUntil">) =>
      stock.state === "soldOut" ? "soldOut" : closedUntil ? "closed" : "open";
    expect(stateOf(productPageView(product, viewer))).toBe(answer);
    expect(stateOf(quickView(product, viewer))).toBe(answer);
    const [wish] = wishlistView(
      [{ product, variant: null, variantId: 0, quantity: 1, priceWhenAdded: 1, addedAt: now }],
      viewer,
    );
    const cell = compareTable([{ product, variant: null, variantId: 0, variants: [], specifications: [] }], viewer)
      .rows.flatMap(({ cells }) => cells)
      .find(({ kind }) => kind === "stock");
    const shown = [wish!.stock, cell!.kind === "stock" && cell!.stock];
    for (const stock of shown)
      expect(stock && ["soldOut", "closed"].includes(stock.state) ? stock.state : "open").toBe(answer);
    expect(wish!.stock.left > 0).toBe(answer === "open");
    expect(String(availabilityOf(product, null, now).availability).endsWith("/InStock")).toBe(answer === "open");
    expect(recommendable([product], now)).toHaveLength(answer === "open" ? 1 : 0);
  });
});

test("an option that is sold out is said before it is pressed, and its product is not", () => {
  const variants = [
    { ...blue, stockAmount: 0 },
    { ...grey, stockAmount: 3 },
  ];
  const product = sampleDetail({ variants, variantCount: 2, stockAmount: 3 });
  const offers = variants.map((variant) => offerState(product, now, variant));
  expect([...offers, offerState(product, now)]).toEqual(["soldOut", "open", "open"]);
  const { variants: options } = quickView(product, viewer);
  expect(options.map(({ isSoldOut, chosen }) => isSoldOut && chosen.stock.left === 0)).toEqual([true, false]);
  expect(variants.map((variant) => availabilityOf(product, variant, now).availability)).toEqual([
    "https://schema.org/OutOfStock",
    "https://schema.org/InStock",
  ]);
});
