import { describe, expect, test } from "vitest";
import { receiptView } from "../../../app/domain/orders/receipt-view.ts";
import type { Order, OrderParcel } from "../../../app/domain/orders/order.ts";

const paidAt = Date.UTC(2026, 10, 24, 9);
const line = { productId: 1, variantId: 0, nameAm: null, color: null, colorAm: null, size: null, thumbnail: "" };
const parcel = {
  position: 2,
  vendor: { name: "Kirar Crafts", nameAm: "ክራር" },
  delivery: "standard",
  ...{ goodsTotal: 100_000, discountTotal: 10_000, deliveryFee: 8_050, rounding: 50, total: 98_000 },
  lines: [
    { ...line, position: 1, name: "Cup", quantity: 3, cancelled: 1, unitPrice: 50_000 },
    { ...line, position: 2, name: "Pot", quantity: 1, cancelled: 1, unitPrice: 70_000 },
  ],
} as unknown as OrderParcel;
const order = {
  ...{ number: "4827193158", coupon: "SAVE10", placedAt: Date.UTC(2026, 10, 21, 9), payment: { kind: "cash" } },
  refunds: [
    { amount: 90_000, isDone: true, position: 2 },
    { amount: 70_000, isDone: true, position: null },
  ],
} as unknown as Order;
const whole = { legalName: "Kirar PLC", tin: "0012345678", vatNumber: "ET-1", vatRate: "15" };
const view = (seller = {}, more: Partial<OrderParcel> = {}, locale: "en" | "am" = "en") =>
  receiptView(order, { ...parcel, ...more }, { paidAt, seller, shop: {} }, locale);

test("names seller, what was bought in the end, coupon, fee, what was paid and when in both calendars", () => {
  expect(view(whole)).toMatchObject({
    number: "48 2719 3158-2",
    order: "48 2719 3158",
    placed: { text: "Saturday 21 November 2026", note: "12 Hidar 2019" },
    paid: { text: "Tuesday 24 November 2026", note: "15 Hidar 2019" },
    kind: "cash",
    store: { name: "Kirar Crafts" },
    seller: whole,
    lines: [{ name: "Cup", count: "2 × 500\u00a0ETB", total: "1,000\u00a0ETB" }],
    goods: "1,000\u00a0ETB",
    coupon: { code: "SAVE10", amount: "-100\u00a0ETB" },
    fee: "80.50\u00a0ETB",
    rounding: "-0.50\u00a0ETB",
    total: "980\u00a0ETB",
    vat: { rate: "15", amount: "127.83\u00a0ETB" },
    refunds: [{ amount: "900\u00a0ETB", isDone: true }],
  });
  expect(view({}, {}, "am").store).toEqual({ name: "ክራር" });
});

describe("nothing is guessed", () => {
  test.each([
    [{}, null],
    [{ vatNumber: "ET-1" }, null],
    [{ vatRate: "15" }, null],
  ])("%j: VAT %j", (seller, vat) => expect(view(seller).vat).toEqual(vat));

  test.each([
    ["0", "0\u00a0ETB"],
    ["7.5", "68.37\u00a0ETB"],
  ])("a rate of %s is taken as it is", (rate, amount) =>
    expect(view({ vatNumber: "ET-1", vatRate: rate }).vat).toEqual({ rate, amount }),
  );

  test("goods without coupon, fee or rounding have no such line", () =>
    expect(view({}, { discountTotal: 0, rounding: 0, delivery: "pickup", deliveryFee: 0 })).toMatchObject({
      coupon: null,
      fee: null,
      rounding: null,
    }));
});
