import { describe, expect, test } from "vitest";
import { mayShopperCancel, parcelStates, type ParcelState } from "../../../app/domain/orders/order-states.ts";
import { orderView } from "../../../app/domain/orders/order-view.ts";
import { returnDays, type Order, type OrderParcel } from "../../../app/domain/orders/order.ts";
import { parcelSteps } from "../../../app/domain/orders/parcel-steps.ts";

const NOW = Date.UTC(2026, 10, 21, 9);
const DAY = 86_400_000;

const parcel = (more: Partial<OrderParcel> = {}): OrderParcel => ({
  position: 1,
  vendor: { id: 4, name: "Vendor 04", nameAm: null, city: "Adama", phone: "+251911000004" },
  delivery: "standard",
  goodsTotal: 700_000,
  discountTotal: 70_000,
  deliveryFee: 15_000,
  rounding: 0,
  total: 645_000,
  promisedFrom: NOW + DAY,
  promisedUntil: NOW + 3 * DAY,
  state: "placed",
  isVendorNotified: false,
  reason: "",
  tracking: "",
  cancelledBy: null,
  cancelledGoods: [],
  events: [{ state: "placed", at: NOW }],
  lines: [
    {
      position: 1,
      productId: 1,
      variantId: 0,
      name: "Blue shoe",
      nameAm: "ሰማያዊ ጫማ",
      color: "Blue",
      colorAm: null,
      size: "42",
      quantity: 2,
      cancelled: 0,
      unitPrice: 350_000,
      nameSlug: "blue-shoe",
      thumbnail: "",
    },
  ],
  receipt: null,
  ...more,
});

const order = (more: Partial<Order> = {}): Order => ({
  publicId: "AAAAAAAAAAAAAAAAAAAAAA",
  number: "4827193158",
  isOwn: true,
  mayReview: true,
  name: "Hana",
  phone: "+251911234567",
  email: null,
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
  woreda: "",
  landmark: "Edna Mall",
  note: "",
  goodsTotal: 700_000,
  discountTotal: 70_000,
  deliveryTotal: 15_000,
  roundingTotal: 0,
  total: 645_000,
  coupon: null,
  shownTotal: 645_000,
  placedAt: NOW,
  payment: { kind: "cash", state: "due", amount: 645_000, payBy: null },
  parcels: [parcel()],
  refunds: [],
  ...more,
});

const viewer = { locale: "en", currency: "ETB", now: NOW, signedIn: false } as const;
const view = (more: Partial<Order> = {}, changes = {}) => orderView(order(more), { ...viewer, ...changes });
const went = (...states: ParcelState[]) =>
  parcel({ state: states.at(-1)!, events: states.map((state, index) => ({ state, at: NOW + index * DAY })) });

describe("an order's page", () => {
  test.each<[ParcelState, boolean, boolean]>([
    ["placed", true, true],
    ["placed", false, false],
    ["confirmed", true, false],
    ["cancelled", true, false],
  ])("says of a parcel that is %s and told (%s) that its seller was: %s", (state, isVendorNotified, says) =>
    expect(view({ parcels: [parcel({ state, isVendorNotified })] }).parcels[0]!.isVendorNotified).toBe(says),
  );

  test("prints number, amounts, dates and address in finished strings, in both languages", () => {
    expect(view()).toMatchObject({
      number: "48 2719 3158",
      placed: { text: "21 November, 12:00", iso: "2026-11-21T12:00+03:00" },
      goods: "7,000\u00a0ETB",
      discount: "-700\u00a0ETB",
      delivery: "150\u00a0ETB",
      total: "6,450\u00a0ETB",
      shownTotal: null,
      phone: "0911 23 45 67",
      place: ["Edna Mall", "", "Bole", "Addis Ababa", "Addis Ababa"],
    });
    expect(view().parcels[0]).toMatchObject({
      href: "/orders/AAAAAAAAAAAAAAAAAAAAAA/parcels/1",
      promised: { from: { text: "22 Nov" }, until: { text: "24 Nov", note: "13-15 Hidar" } },
      vendor: { phone: { text: "0911 00 00 04", href: "tel:+251911000004" } },
      lines: [{ name: "Blue shoe", variant: { name: "Blue, 42" }, total: "7,000\u00a0ETB", review: null }],
    });
    const amharic = view({}, { locale: "am" });
    expect(amharic.parcels[0]!.lines[0]).toMatchObject({ name: "ሰማያዊ ጫማ", variant: { name: "Blue፣ 42", lang: "en" } });
    expect(amharic.place).toEqual(["Edna Mall", "", "ቦሌ", "አዲስ አበባ", "አዲስ አበባ"]);
  });

  test.each<[Order["payment"]["kind"], Order["payment"]["state"], boolean]>([
    ["cash", "due", true],
    ["chapa", "pending", false],
    ["transfer", "due", false],
    ["chapa", "paid", true],
  ])("says thank you for an order by %s that is %s: %s", (kind, state, isFresh) =>
    expect(view({ payment: { kind, state, amount: 645_000, payBy: null } }).isFresh).toBe(isFresh),
  );

  test("says what is to be paid at each door, where there are several and nothing is paid yet", () => {
    const two = [parcel(), parcel({ position: 2, total: 100_000 })];
    const doors = (more: Partial<Order>) => view(more).doors.map(({ amount }) => amount);
    expect(doors({})).toEqual([]);
    expect(doors({ parcels: two })).toEqual(["6,450\u00a0ETB", "1,000\u00a0ETB"]);
    expect(doors({ parcels: [parcel(), { ...went("placed", "cancelled"), position: 2 }] })).toEqual([]);
    expect(doors({ parcels: two, payment: { kind: "chapa", state: "paid", amount: 745_000, payBy: null } })).toEqual(
      [],
    );
  });

  test("prints the way of parcels that stand alike once", () => {
    const alike = (...parcels: OrderParcel[]) =>
      view({ parcels: parcels.map((one, index) => ({ ...one, position: index + 1 })) }).parcels.map(
        ({ sameAs }) => sameAs,
      );
    const row = (parcelId: number) =>
      parcel({ events: [Object.assign({ state: "placed" as const, at: NOW }, { parcelId })] });
    expect(alike(row(1), row(2), row(3))).toEqual([null, 1, 1]);
    expect(alike(parcel(), went("placed", "confirmed"), went("placed", "confirmed"))).toEqual([null, null, 2]);
    expect(alike(parcel(), parcel({ events: [{ state: "placed", at: NOW + DAY }] }))).toEqual([null, null]);
    expect(alike(parcel(), parcel({ delivery: "pickup" }))).toEqual([null, null]);
  });

  test("shows at a glance what comes: five pictures, or four and how many more", () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...parcel().lines[0]!, productId: index + 1 }));
    const glance = (count: number) => view({ parcels: [parcel({ lines: lines(count) })] }).glance;
    expect(glance(5)).toMatchObject({ units: 10, more: 0 });
    expect(glance(5).pictures).toHaveLength(5);
    expect(glance(7)).toMatchObject({ units: 14, more: 3 });
    expect(glance(7).pictures.map(({ tint }) => tint)).toEqual([1, 2, 3, 4]);
    const none = parcel({ lines: [{ ...parcel().lines[0]!, cancelled: 2 }] });
    expect(view({ parcels: [none] }).glance).toEqual({ units: 0, pictures: [], more: 0 });
  });

  test("thanks for an hour, only who placed it, and not for what was cancelled", () => {
    expect(view().isFresh).toBe(true);
    expect(view({}, { now: NOW + 3_600_000 }).isFresh).toBe(false);
    expect(view({ isOwn: false }).isFresh).toBe(false);
    expect(view({ parcels: [went("placed", "cancelled")] }).isFresh).toBe(false);
  });

  test("strikes goods that were cancelled by themselves, with who and why, and says what is left", () => {
    const cancelledGoods = [{ line: 1, units: 1, by: "shop", reason: "None left", at: NOW }] as const;
    const line = { ...parcel().lines[0]!, cancelled: 1 };
    const less = { goodsTotal: 350_000, discountTotal: 35_000, total: 330_000, lines: [line] };
    const payment = { kind: "cash", state: "due", amount: 330_000, payBy: null } as const;
    const shown = view({ payment, parcels: [parcel({ ...less, cancelledGoods: [...cancelledGoods] })] });
    expect(shown).toMatchObject({ total: "6,450\u00a0ETB", remaining: "3,300\u00a0ETB" });
    expect(shown.payment.amount).toBe("3,300\u00a0ETB");
    expect(shown.parcels[0]!.lines[0]).toMatchObject({
      quantity: 1,
      total: "3,500\u00a0ETB",
      cancelled: [{ count: "1 × 3,500\u00a0ETB", by: "shop", reason: "None left" }],
    });
    const gone = went("placed", "delivered");
    const none = { ...gone, lines: [{ ...line, cancelled: 2 }], cancelledGoods: [...cancelledGoods] };
    expect(view({ parcels: [none] }).parcels[0]!.lines[0]).toMatchObject({ quantity: 0, review: null });
  });

  test("says a lower total than was shown, and what is left to pay once a parcel is cancelled", () => {
    expect(view({ shownTotal: 700_000 }).shownTotal).toBe("7,000\u00a0ETB");
    const other = { ...went("placed", "cancelled"), position: 2, total: 100_000 };
    const shown = view({ total: 745_000, parcels: [parcel(), other] });
    expect([shown.remaining, shown.payment.amount]).toEqual(["6,450\u00a0ETB", "6,450\u00a0ETB"]);
    const paid = { kind: "chapa", state: "paid", amount: 745_000, payBy: null } as const;
    expect(view({ payment: paid, parcels: [parcel(), other] }).payment.amount).toBe("7,450\u00a0ETB");
  });

  test("offers to cancel before anybody prepares it, to return within its days of the delivery", () => {
    for (const state of parcelStates) {
      const shown = view({ parcels: [went(...(state === "placed" ? [] : (["placed"] as const)), state)] }).parcels[0]!;
      expect(shown.mayCancel, state).toBe(mayShopperCancel(state));
      expect(shown.mayReturn !== null, state).toBe(state === "delivered");
    }
    const delivered = { parcels: [went("placed", "delivered")] };
    const until = NOW + DAY + returnDays * DAY;
    expect(view(delivered, { now: until - 1 }).parcels[0]!.mayReturn).toMatchObject({
      text: "6 December",
      note: "27 Hidar",
    });
    expect(view(delivered, { now: until }).parcels[0]!.mayReturn).toBeNull();
  });

  test("leads to a review once it came, for who may write one", () => {
    const parcels = [went("placed", "delivered", "returnAsked")];
    expect(view({ parcels }).parcels[0]!.lines[0]!.review).toBe("/product/default/blue-shoe/review");
    expect(view({ parcels, mayReview: false }).parcels[0]!.lines[0]!.review).toBeNull();
  });

  test.each([
    ["cash", "due", "cashUnconfirmed", false],
    ["cash", "expired", "phoneExpired", false],
    ["transfer", "due", "transferDue", true],
    ["chapa", "pending", "pagePending", true],
    ["transfer", "reported", "reported", false],
    ["chapa", "paid", "paid", false],
    ["chapa", "failed", "failed", false],
    ["transfer", "expired", "expired", false],
    ["cash", "void", "void", false],
  ] as const)("says of %s, %s: %s", (kind, state, says, isOpen) => {
    const payment = { kind, state, amount: 645_000, payBy: NOW };
    expect(view({ payment }).payment).toMatchObject({ says, isOpen });
  });

  test("waits for the code of its phone until an end, above all else that it says (decision 65)", () => {
    const cash = { kind: "cash", state: "due", amount: 645_000 } as const;
    const parcels = [went("awaitingPayment")];
    const waiting = view({ payment: { ...cash, payBy: NOW }, parcels });
    expect(waiting.phoneCodeBy).not.toBeNull();
    expect(waiting.parcels[0]!.state).toBe("awaitingCode");
    expect(waiting.parcels[0]!.steps.map(({ state }) => state).slice(0, 2)).toEqual(["awaitingCode", "placed"]);
    expect(view({ payment: { ...cash, payBy: null } })).toMatchObject({ phoneCodeBy: null, payment: { says: "cash" } });
  });
});

describe("the way of a parcel", () => {
  const words = (...states: ParcelState[]) =>
    parcelSteps(went(...states)).map(({ state, progress }) => `${state} ${progress}`);

  test("is what was, what is, and what the usual way has left; skipped states are left out", () => {
    expect(words("placed")).toEqual([
      "placed now",
      "confirmed next",
      "preparing next",
      "onTheWay next",
      "delivered next",
    ]);
    expect(words("awaitingPayment", "placed", "onTheWay")).toEqual([
      "awaitingPayment done",
      "placed done",
      "onTheWay now",
      "delivered next",
    ]);
  });

  test("ends where it ended", () => {
    expect(words("placed", "cancelled")).toEqual(["placed done", "cancelled now"]);
    expect(words("delivered", "returnAsked")).toEqual(["delivered done", "returnAsked now", "returned next"]);
    expect(words("delivered", "returnAsked", "returnRefused").at(-1)).toBe("returnRefused now");
  });
});
