import { beforeAll, expect, test } from "vitest";
import { findWholeCart } from "../../../app/data/cart/whole-cart.server.ts";
import { findOrder } from "../../../app/data/orders/orders.server.ts";
import { findProductDetail } from "../../../app/data/products/product-detail.server.ts";
import { cartView } from "../../../app/domain/cart/cart-view.ts";
import { quoteOrder } from "../../../app/domain/cart/order-quote.ts";
import { checkoutView } from "../../../app/domain/checkout/checkout-view.ts";
import { dayView } from "../../../app/domain/date-view.ts";
import { deliveryZone, destinationOf } from "../../../app/domain/delivery/delivery-fees.ts";
import { casesTo } from "../../../app/domain/delivery/fee-table.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { orderView } from "../../../app/domain/orders/order-view.ts";
import { productDelivery } from "../../../app/domain/product-page/product-delivery-view.ts";
import { deliveryThing } from "../../../app/domain/structured-data/offer-thing.ts";
import { merchantItems } from "../../../app/domain/structured-data/merchant-feed.ts";
import type { Site } from "../../../app/domain/structured-data/site.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { NOW } from "../small-catalogue.ts";
import { clearOrders, fillCart, insertOrderShop, moveTestParcel, placeTestOrder } from "./order-shop.ts";
import { messages } from "../../support/messages.ts";
import { db, run } from "../../support/test-database.ts";

// Decision 55: delivery of a product has the same fee and day on every page.

const goods = [
  { id: 51, name: "pen", slug: "stationery", size: "letter" },
  { id: 52, name: "dress", slug: "dresses", size: "parcel" },
  { id: 53, name: "refrigerator", slug: "refrigerators-freezers", size: "freight" },
] as const;
const cities = ["Addis Ababa", "Mekelle", "Jijiga"];
const PRICE = 200_000;
const PICTURE = `/media/v/${"a".repeat(32)}.aabbcc.900x700`;

beforeAll(async () => {
  const things = goods.map(({ id, name }) => ({ id, name, slug: name, price: PRICE, stock: 100 }));
  await insertOrderShop(db, things);
  for (const { id, slug } of goods) await run(SUBCATEGORY, id, slug);
  await run("UPDATE product SET subcategory_id = id WHERE id IN (51, 52, 53)");
  await run("UPDATE vendor SET phone = '0912345678'");
  // Nothing goes to the east.
  const remote = ["letter", "parcel", "bulky", "freight"].map((size) => `'$.${size}.remote', NULL`);
  await run(`UPDATE delivery_fee SET cases = json_set(cases, ${remote.join(", ")})`);
});

const SUBCATEGORY = `
  INSERT INTO subcategory (id, category_id, slug_name, name, position) VALUES (?1, 11, ?2, ?2, ?1)`;

const plain = (text: string | null) => text?.replace(/\.00(?=\u00a0)/, "") ?? null;

test.each(
  goods.flatMap((thing) =>
    cities.flatMap((city) =>
      (["en", "am"] as const).flatMap((locale) =>
        (["ETB", "USD"] as const).map((currency) => ({ ...thing, city, locale, currency })),
      ),
    ),
  ),
)("a $name to $city, $locale, $currency", async ({ id, name, size, city, locale, currency }) => {
  await clearOrders(db);
  await run("UPDATE vendor SET locale = ?1", locale);
  const viewer = { locale, currency, now: NOW, signedIn: false };
  const site = { origin: "https://shop.example", locale } as Site;
  const destination = destinationOf(city);
  const at = { city, now: NOW };

  const product = (await findProductDetail(db, name))!;
  await fillCart(db, "session:reader", [{ product: id }]);
  const cart = await findWholeCart(db, "session:reader", NOW);
  const { fees } = cart;
  const expected = casesTo(deliveryZone("Addis Ababa", destination), fees)[size];
  const isSent = expected !== null;

  const page = productDelivery(product, null, { city, fees }, viewer);
  const inCart = cartView({ ...cart, city }, viewer).vendors[0]!.delivery!;
  const quote = quoteOrder({ ...cart, ...{ destination, deliveries: new Map(), isCash: true, now: NOW } });
  const choice = checkoutView(quote, null, viewer).parcels[0]!.choices[0]!;
  const thing = deliveryThing(site, product, { ...at, goods: PRICE, fees });
  const item = merchantItems(
    site,
    { product: { ...product, images: [PICTURE] }, updatedAt: NOW, nextSale: null },
    { fees, now: NOW },
  );
  const inFeed = (tag: string) => new RegExp(`<g:${tag}>([^< ]+)`).exec(item)![1]!;

  const order = await placeTestOrder(db, {
    ...{ lines: [{ product: id }], locale, now: NOW },
    details: { region: destination.region, city, email: "hana@mail.example" },
  });
  const parcel = orderView((await findOrder(db, order.owner, order.publicId))!, viewer).parcels[0]!;
  await moveTestParcel(db, order, { to: "onTheWay" });
  const texts = Object.fromEntries(
    (await messages()).map((one) => [`${one.kind} ${one.text}`, renderMessage(one, "https://shop.example")!.text]),
  );

  const fee = expected?.fee ?? 0;
  const total = formatEtb(PRICE + fee).replace("\u00a0", " ");
  const day = parcel.promised!.until;
  expect([
    page.isSent,
    inCart.isSent,
    choice.delivery === "standard",
    thing !== null,
    parcel.delivery === "standard",
  ]).toEqual(Array(5).fill(isSent));
  expect([page, inCart, choice].map(({ until }) => until.iso)).toEqual(Array(3).fill(day.iso));
  expect(
    [page.fee, inCart.fee, choice.isFree ? null : choice.fee, parcel.isDeliveryFree ? null : parcel.fee].map(plain),
  ).toEqual(Array(4).fill(isSent ? plain(formatEtb(fee)) : null));
  expect(order.quote.deliveryTotal).toBe(fee);
  if (expected) {
    expect(thing!.shippingRate).toMatchObject({ value: `${fee / 100}.00`, currency: "ETB" });
    const { fromDays, untilDays } = expected;
    expect(thing!.deliveryTime).toMatchObject({ transitTime: { minValue: fromDays, maxValue: untilDays } });
    // Google takes one fee for Ethiopia, the highest, and the days of the nearest and the farthest city.
    expect([fee / 100 <= shipping(item), Number(inFeed("min_transit_time")) <= fromDays]).toEqual([true, true]);
    expect(Number(inFeed("max_transit_time"))).toBeGreaterThanOrEqual(untilDays);
  }
  for (const [key, received] of Object.entries({
    "sms orderPlaced": total,
    "mail orderPlaced": total,
    "sms vendorParcelCash": total,
    "sms parcelOnTheWay": dayText(day.iso, locale),
    "mail parcelOnTheWay": dayText(day.iso, locale),
  })) {
    expect(`${key}: ${texts[key]}`).toContain(received);
  }
  expect(texts["sms vendorParcelCash"]).toContain(day.text);
});

const shipping = (item: string) => Number(/<g:shipping>.*?<g:price>([\d.]+)/.exec(item)![1]);
const dayText = (iso: string, locale: "en" | "am") => dayView(Date.parse(`${iso}T12:00:00Z`), locale).text;
