import { describe, expect, test } from "vitest";
import {
  answersFor,
  cashToCollect,
  type LinkedParcel,
  namesBuyer,
  type VendorAnswer,
} from "../../../app/domain/orders/linked-parcel.ts";
import { linkedParcelView } from "../../../app/domain/orders/linked-parcel-view.ts";
import { parcelStates, type ParcelState } from "../../../app/domain/orders/order-states.ts";

// settled.md 43, decision 45.

const NOW = Date.UTC(2026, 10, 21, 9);
const parcel = (more: Partial<LinkedParcel> = {}): LinkedParcel => ({
  ...{ linkId: 1, expiresAt: NOW + 86_400_000, isOpened: 0, number: "4827193158", position: 2 },
  ...{ delivery: "standard", goodsTotal: 250_000, discountTotal: 0, deliveryFee: 8_000, total: 258_000 },
  rounding: 0,
  ...{ promisedFrom: NOW, promisedUntil: NOW, state: "placed", reason: "" },
  ...{ paymentKind: "cash", paymentState: "due" },
  ...{ vendorId: 1, vendor: "Weavers", vendorAm: "ሸማኔዎች", vendorLocale: "am" },
  ...{ name: "Hana Tesfaye", phone: "+251911234567", region: "addis-ababa", city: "Addis Ababa", subCity: "Bole" },
  ...{ woreda: "03", landmark: "Edna Mall", note: "Call first" },
  ...{ lines: [], refusal: null, refusedAt: null },
  ...more,
});

test.each<[ParcelState, VendorAnswer[]]>([
  ["awaitingPayment", []],
  ["placed", ["confirmed", "onTheWay", "delivered", "refused"]],
  ["confirmed", ["onTheWay", "delivered", "refused"]],
  ["preparing", ["onTheWay", "delivered", "refused"]],
  ["onTheWay", ["delivered", "refused"]],
  ["delivered", []],
  ["cancelled", []],
  ["returnAsked", ["returned", "returnRefused"]],
  ["returned", []],
  ["returnRefused", []],
])("a parcel that is %s is answered with %j", (state, answers) =>
  expect(answersFor(parcel({ state }))).toEqual(answers),
);

test("who said that it cannot deliver may still confirm, and is not asked to say it again", () => {
  expect(answersFor(parcel({ refusal: "Sold out", refusedAt: NOW }))).toEqual(["confirmed", "onTheWay", "delivered"]);
});

test("the shopper is named while the parcel is to be delivered or taken back, and never else", () => {
  const named = parcelStates.filter((state) => namesBuyer({ state }));
  expect(named).toEqual(["placed", "confirmed", "preparing", "onTheWay", "returnAsked"]);
});

test("cash is collected until the parcel is handed over, and not for one that comes back", () => {
  const collected = parcelStates.filter((state) => cashToCollect(parcel({ state })) > 0);
  expect(collected).toEqual(["placed", "confirmed", "preparing", "onTheWay"]);
  expect(cashToCollect(parcel())).toBe(258_000);
  expect(cashToCollect(parcel({ paymentKind: "transfer" }))).toBe(0);
});

describe("the page of a link", () => {
  const view = (more: Partial<LinkedParcel> = {}, locale: "en" | "am" = "am") =>
    linkedParcelView(parcel(more), { locale, now: NOW });

  test("has everything that is needed to deliver", () => {
    expect(view()).toMatchObject({
      number: "48 2719 3158-2",
      vendor: { name: "ሸማኔዎች" },
      collect: "2,580\u00a0ETB",
      buyer: {
        name: "Hana Tesfaye",
        phone: { text: "0911 23 45 67", href: "tel:+251911234567" },
        place: ["Edna Mall", "03", "ቦሌ", "አዲስ አበባ", "አዲስ አበባ"],
        note: "Call first",
      },
    });
  });

  test("has nobody's name once it is over, nor of an order whose person left", () => {
    expect(JSON.stringify(view({ state: "delivered" }))).not.toMatch(/Hana|911|Edna|Call first/);
    expect(view({ name: "" }).buyer).toBeNull();
    expect(view({ state: "delivered" })).toMatchObject({ due: null, collect: null, answers: [] });
  });
});
