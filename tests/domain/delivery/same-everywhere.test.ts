import { expect, test } from "vitest";
import { cartView } from "../../../app/domain/cart/cart-view.ts";
import { quoteOrder } from "../../../app/domain/cart/order-quote.ts";
import { checkoutView } from "../../../app/domain/checkout/checkout-view.ts";
import { destinationOf, deliveryZone } from "../../../app/domain/delivery/delivery-fees.ts";
import { casesTo } from "../../../app/domain/delivery/fee-table.ts";
import { sizeClass } from "../../../app/domain/delivery/size-class.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { productDelivery } from "../../../app/domain/product-page/product-delivery-view.ts";
import { deliveryThing } from "../../../app/domain/structured-data/delivery-thing.ts";
import { fees } from "../../support/price-rules.ts";
import { now, sampleProduct } from "../products/sample-product.ts";

// Decision 55: a thing costs the same to bring, and comes the same day, wherever it is said.

const goods = { pen: "stationery", dress: "dresses", refrigerator: "refrigerators-freezers" };
const site = { origin: "https://shop.example", locale: "en" } as never;
const plain = (text: string | null) => text?.replace(/\.00(?=\u00a0)/, "") ?? null;

test.each(
  Object.entries(goods).flatMap(([name, slugName]) =>
    ["Addis Ababa", "Mekelle", "Jijiga"].flatMap((city) =>
      (["en", "am"] as const).flatMap((locale) =>
        (["ETB", "USD"] as const).map((currency) => ({ name, slugName, city, locale, currency })),
      ),
    ),
  ),
)("a $name to $city, $locale, $currency", ({ slugName, city, locale, currency }) => {
  const product = sampleProduct({
    ...{ sellingPrice: 200_000, specialPrice: null, salePrice: null, freeDelivery: false },
    vendor: { ...sampleProduct().vendor, city: "Addis Ababa" },
    subcategory: { id: 1, name: slugName, nameAm: null, slugName },
  });
  const viewer = { locale, currency, now, signedIn: false };
  const lines = [{ product, variant: null, variantId: 0, quantity: 1, priceWhenAdded: 200_000 }];
  const destination = destinationOf(city);
  const expected = casesTo(deliveryZone("Addis Ababa", destination), fees)[sizeClass(product)];
  const fee = expected && formatEtb(expected.fee);

  const onPage = productDelivery(product, null, { city, fees }, viewer);
  const inCart = cartView({ lines, coupon: null, couponCode: null, city, fees }, viewer);
  const quote = quoteOrder({ ...{ lines, coupon: null, destination, deliveries: new Map(), fees, now }, isCash: true });
  const [atCheckout] = checkoutView(quote, null, viewer).parcels;
  const thing = deliveryThing(site, product, { goods: 200_000, city, fees, now });

  expect([onPage.isSent, inCart.vendors[0]!.delivery!.isSent, thing !== null, inCart.sent === 1]).toEqual(
    Array(4).fill(expected !== null),
  );
  expect([onPage.fee, inCart.vendors[0]!.delivery!.fee].map(plain)).toEqual([fee, fee]);
  if (expected === null) {
    expect(atCheckout!.choices.map(({ delivery }) => delivery)).toEqual(["pickup"]);
    return;
  }
  expect(plain(atCheckout!.choices[0]!.fee)).toBe(fee);
  expect(quote.deliveryTotal).toBe(expected.fee);
  expect(thing!.shippingRate).toMatchObject({ value: `${expected.fee / 100}.00` });
  expect(thing!.deliveryTime).toMatchObject({
    transitTime: { minValue: expected.fromDays, maxValue: expected.untilDays },
  });
  const days = [onPage, inCart.vendors[0]!.delivery!, atCheckout!.choices[0]!].map(({ until }) => until.iso);
  expect(new Set(days).size).toBe(1);
});
