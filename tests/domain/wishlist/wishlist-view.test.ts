import { describe, expect, test } from "vitest";
import { wishlistView, type WishedProduct } from "../../../app/domain/wishlist/wishlist.ts";
import { now, sampleProduct, viewer } from "../products/sample-product.ts";

// wishlist.ts: wishlist view.

const HOUR = 3_600_000;

const wish = (changes: Parameters<typeof sampleProduct>[0] = {}, more: Partial<WishedProduct> = {}): WishedProduct => ({
  product: sampleProduct(changes),
  ...{ variant: null, variantId: 0 },
  priceWhenAdded: 400_000,
  addedAt: now - 24 * HOUR,
  ...{ quantity: 1, retired: false },
  ...more,
});
const view = (item: WishedProduct, changes = {}) => wishlistView([item], { ...viewer, ...changes })[0]!;

describe("a row of the wishlist", () => {
  test("says price, day, stock and name in the viewer's language", () => {
    expect(view(wish())).toMatchObject({
      name: "Netela shawl",
      href: "/product/default/netela-shawl",
      price: { current: "4,000\u00A0ETB", old: null },
      change: null,
      added: { text: "10 September 2026" },
      stock: { state: "many", left: 12 },
      isOpen: false,
    });
    expect(view(wish(), { locale: "am" })).toMatchObject({ name: "ነጠላ", added: { text: "ጳጉሜን 5 ቀን 2018 ዓ.ም." } });
  });

  test("compares with what is charged now: a special price counts while it runs (specification 4.2)", () => {
    const specialPrice = { price: 350_000, endDate: now + HOUR };
    expect(view(wish({ specialPrice })).change).toEqual({ direction: "down", by: "500\u00A0ETB" });
    expect(view(wish({ specialPrice: { ...specialPrice, endDate: now } })).change).toBeNull();
    expect(view(wish({}, { priceWhenAdded: 350_000 })).change).toEqual({ direction: "up", by: "500\u00A0ETB" });
  });

  test("prints dollars for who chose them, and what moved in birr, which is what is paid (4.7)", () => {
    const row = view(wish({}, { priceWhenAdded: 390_000 }), { currency: "USD" });
    expect(row.price.current).toBe("$24.50");
    expect(row.change).toEqual({ direction: "up", by: "100\u00A0ETB" });
  });

  test.each([
    [wish({ stockAmount: 0 }), { state: "soldOut", left: 0 }],
    [wish({ stockAmount: 5 }, { retired: true, priceWhenAdded: 1 }), { state: "retired", left: 0 }],
  ])("says what can be had (9.4)", (item, stock) => {
    expect(view(item).stock).toEqual(stock);
    expect(view(item).change).toBeNull();
  });
});
