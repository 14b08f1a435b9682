import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { checkoutView } from "../../../app/domain/checkout/checkout-view.ts";
import { en } from "../../../app/i18n/en/index.ts";
import { translateWith } from "../../../app/i18n/translate.ts";
import { TextContext } from "../../../app/i18n/use-t.tsx";
import { CheckoutTotals } from "../../../app/shared/checkout/checkout-totals.tsx";

test("where nothing can be sent, no delivery is said to be free", () => {
  const quote = {
    parcels: [],
    problems: [],
    coupon: null,
    goodsTotal: 0,
    discountTotal: 0,
    deliveryTotal: 0,
    total: 0,
  };
  const view = checkoutView(quote as never, null, { locale: "en", currency: "ETB", now: 0, signedIn: false });
  const text = { t: translateWith(en, "en"), locale: "en" } as const;
  const printed = renderToStaticMarkup(
    <TextContext value={text}>
      <CheckoutTotals view={view} city="Adama" />
    </TextContext>,
  );
  expect(printed).toMatch(/<dt>Total<\/dt><dd>0\sETB/);
  expect(printed).not.toMatch(/Delivery|Free/);
});
