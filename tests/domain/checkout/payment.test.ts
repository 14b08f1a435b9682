import { decimalBirr } from "../../../app/domain/money.ts";
import { expect, test } from "vitest";
import { holdUntil } from "../../../app/domain/orders/payment-providers.ts";
import {
  paymentView,
  type OwnPayment,
  judge,
  nextCheck,
  parseBankAccounts,
  parseBankReference,
  parseBirr,
  type Transaction,
} from "../../../app/domain/checkout/payment.ts";

// security-and-faults.md 3 and 9.

const asked = { reference: "gulit-a", amount: 733_000 };
const good: Transaction = {
  reference: "gulit-a",
  amount: 733_000,
  currency: "ETB",
  status: "success",
  outsideReference: "CH1",
};

test("paid is only what has our reference, amount and currency", () => {
  expect(judge(good, asked)).toBe("paid");
  expect(judge({ ...good, amount: 732_999 }, asked)).toBe("mismatch");
  expect(judge({ ...good, amount: 733_001 }, asked)).toBe("mismatch");
  expect(judge({ ...good, amount: null }, asked)).toBe("mismatch");
  expect(judge({ ...good, currency: "USD" }, asked)).toBe("mismatch");
  expect(judge({ ...good, currency: null }, asked)).toBe("mismatch");
  expect(judge({ ...good, reference: "gulit-b" }, asked)).toBe("open");
  expect(judge({ ...good, reference: null }, asked)).toBe("open");
});

test.each([
  ["failed", "failed"],
  ["failed/cancelled", "failed"],
  ["pending", "open"],
  ["SUCCESS", "open"],
  ["", "open"],
  [null, "open"],
])("status %j is %s", (status, verdict) => {
  expect(judge({ ...good, status }, asked)).toBe(verdict);
});

test("birr as Chapa writes them, in santim and back, exactly", () => {
  expect([7330, "7330", "7330.00", "7330.0", "7330.5", 7330.5, 0.1, "0.29", "7330.000"].map(parseBirr)).toEqual([
    733_000, 733_000, 733_000, 733_000, 733_050, 733_050, 10, 29, 733_000,
  ]);
  for (const wrong of ["", "7,330", "7330.001", "-1", "1e3", "٧", " ", null, {}, Number.NaN, Infinity, "1.", ".5"]) {
    expect(parseBirr(wrong), String(wrong)).toBeNull();
  }
  expect([733_000, 5, 50, 100, 12_345].map(decimalBirr)).toEqual(["7330.00", "0.05", "0.50", "1.00", "123.45"]);
});

test("goods are held 30 minutes for Chapa, 48 hours for a transfer, for good where cash is paid at the door", () => {
  expect(holdUntil("chapa", 0)).toBe(30 * 60_000);
  expect(holdUntil("transfer", 0)).toBe(48 * 3_600_000);
  expect(holdUntil("cash", 0)).toBeNull();
});

test("Chapa is asked more and more rarely, and no more after three days", () => {
  const MINUTE = 60_000;
  const asks: number[] = [];
  for (let at = nextCheck(0, 0); at !== null; at = nextCheck(0, at)) asks.push(at / MINUTE);
  expect(asks.slice(0, 5)).toEqual([2, 4, 6, 8, 10]);
  expect(asks.filter((at) => at <= 30).length).toBeGreaterThan(7);
  expect(asks.length).toBeLessThan(50);
  expect(asks.at(-1)).toBeGreaterThan(3 * 24 * 60);
  expect(asks.at(-1)).toBeLessThan(4 * 24 * 60);
});

test("a bank's number of a transfer: letters, digits and what stands between them", () => {
  expect(parseBankReference(" ft26327 abcde ")).toBe("FT26327ABCDE");
  expect(parseBankReference("TT/26.327_A-1")).toBe("TT/26.327_A-1");
  for (const wrong of ["", "abc", "x".repeat(41), "FT<b>26327", "-FT26", "FT26-", "ዝውውር", "FT26;DROP"]) {
    expect(parseBankReference(wrong), wrong).toBeNull();
  }
});

test("bank accounts stand one a line, and what is none is left out", () => {
  expect(parseBankAccounts("CBE; 1000 1; Gulit PLC\n\nhalf; 1\n;;\nBoA;22;Gulit;more\n")).toEqual([
    { bank: "CBE", number: "1000 1", holder: "Gulit PLC" },
  ]);
  expect(parseBankAccounts("")).toEqual([]);
});

test("Amharic names of bank and holder are shown in Amharic; without them the English ones say that they are", () => {
  const text = "CBE; 1000 1; Gulit PLC; የኢትዮጵያ ንግድ ባንክ; ጉልት\nBoA; 22; Gulit\nBoA; 22; Gulit; አቢሲንያ ባንክ; ";
  expect(parseBankAccounts(text, "am")).toEqual([
    { bank: "የኢትዮጵያ ንግድ ባንክ", number: "1000 1", holder: "ጉልት" },
    { bank: "BoA", number: "22", holder: "Gulit", lang: "en" },
  ]);
  expect(parseBankAccounts(text, "en").map(({ bank }) => bank)).toEqual(["CBE", "BoA"]);
});

const own: OwnPayment = {
  ...{ orderId: 1, publicId: "p", number: "4827193158", kind: "chapa", state: "pending", amount: 733_000 },
  ...{ payBy: 1_000, name: "A", phone: "+251911234567", email: null, bankReference: null, isDecided: 0 },
  ...{ lateAmount: null, isMismatch: 0, tries: 0, page: null },
};
const circumstances = { viewer: { locale: "en", now: 0 }, accounts: [], isPageOn: true, isBack: false } as const;
const step = (change: Partial<OwnPayment>, more: object = {}) =>
  paymentView({ ...own, ...change }, { ...circumstances, ...more }).step;

test("what the page of a payment shows in each state", () => {
  expect(step({})).toBe("pay");
  expect(step({}, { isPageOn: false })).toBe("off");
  expect(step({}, { viewer: { locale: "en", now: 1_000 } })).toBe("expired");
  expect(step({}, { isBack: true })).toBe("pay");
  expect(step({ tries: 1 }, { isBack: true })).toBe("checking");
  expect(step({ tries: 1, state: "paid" }, { isBack: true })).toBe("paid");
  expect(step({ tries: 1, state: "expired" }, { isBack: true })).toBe("checking");
  expect(step({ tries: 1, state: "expired", lateAmount: 1 }, { isBack: true })).toBe("expired");
  expect(step({ kind: "transfer", state: "due" })).toBe("transfer");
  expect(step({ kind: "transfer", state: "reported" })).toBe("reported");
  expect(step({ kind: "transfer", state: "failed" })).toBe("notFound");
  expect(step({ state: "failed" })).toBe("failed");
  expect(step({ state: "void" })).toBe("void");
});

test("a transfer may be told until it was decided; nothing is said to be late that is not", () => {
  const view = (change: Partial<OwnPayment>) => paymentView({ ...own, kind: "transfer", ...change }, circumstances);
  expect(view({ state: "due" }).mayReport).toBe(true);
  expect(view({ state: "expired" }).mayReport).toBe(true);
  expect(view({ state: "failed", isDecided: 1 }).mayReport).toBe(false);
  expect(view({ state: "paid" }).mayReport).toBe(false);
  expect(view({ state: "expired", lateAmount: 5_000 })).toMatchObject({ mayReport: false, lateAmount: "50\u00A0ETB" });
  expect(view({ state: "due" })).toMatchObject({ number: "48 2719 3158", amount: "7,330\u00A0ETB" });
});
