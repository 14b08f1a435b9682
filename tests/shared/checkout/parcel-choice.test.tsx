import { expect, test } from "vitest";
import { quoteOrder } from "../../../app/domain/cart/order-quote.ts";
import { checkoutView } from "../../../app/domain/checkout/checkout-view.ts";
import { destinationOf, type DeliveryKind } from "../../../app/domain/delivery/delivery-fees.ts";
import { ParcelChoices } from "../../../app/shared/checkout/parcel-choice.tsx";
import { fees } from "../../support/price-rules.ts";
import { sampleProduct, viewer } from "../../domain/products/sample-product.ts";
import { printed } from "../../support/printed.tsx";

const line = (id: number, city: string) => ({
  product: sampleProduct({ id, freeDelivery: false, vendor: { ...sampleProduct().vendor, id, city } }),
  ...{ variant: null, variantId: 0, quantity: 1, priceWhenAdded: 100 },
});

function view(deliveries: [number, DeliveryKind][]) {
  const lines = [line(1, "Addis Ababa"), line(2, "Adama"), line(3, "Addis Ababa")];
  const destination = destinationOf("Addis Ababa");
  const quote = quoteOrder({
    ...{ lines, coupon: null, destination, fees, now: viewer.now, isCash: true },
    deliveries: new Map(deliveries),
  });
  return checkoutView(quote, null, viewer);
}

const choices = (deliveries: [number, DeliveryKind][]) => printed(<ParcelChoices view={view(deliveries)} />);

test("parcels of one city are one line with their fees, and another city's parcel has its own", () => {
  const { groups, parcels } = view([]);
  expect(groups.map(({ city, vendors }) => [city, vendors])).toEqual([
    ["Addis Ababa", [1, 3]],
    ["Adama", [2]],
  ]);
  const fee = Number(/\d+/.exec(parcels[0]!.choices[0]!.fee)![0]);
  expect(groups[0]!.fee).toMatch(new RegExp(`^${2 * fee}(?!\\d)`));
  const html = choices([]);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toContain("2 parcels from Addis Ababa");
  expect(html.match(/<fieldset/g)).toHaveLength(3);
  expect(html).not.toMatch(/<details[^>]* open/);
});

test("a line with another choice than delivery is open", () => {
  expect(view([[3, "pickup"]]).groups[0]!.isStandard).toBe(false);
  expect(choices([[3, "pickup"]])).toMatch(/<details[^>]* open/);
});
