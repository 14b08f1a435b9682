import { expect, test } from "vitest";
import { checkoutView } from "../../../app/domain/checkout/checkout-view.ts";
import { CheckoutTotals } from "../../../app/shared/checkout/checkout-totals.tsx";
import { printed } from "../../support/printed.tsx";

test("where nothing can be sent, no delivery is said to be free", () => {
  const sums = { goodsTotal: 0, discountTotal: 0, deliveryTotal: 0, total: 0 };
  const quote = { parcels: [], problems: [], coupon: null, ...sums };
  const view = checkoutView(quote as never, null, { locale: "en", currency: "ETB", now: 0, signedIn: false });
  const html = printed(<CheckoutTotals view={view} city="Adama" />);
  expect(html).toMatch(/<dt>Total<\/dt><dd>0\sETB/);
  expect(html).not.toMatch(/Delivery|Free/);
});
