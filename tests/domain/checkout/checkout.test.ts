import { describe, expect, test } from "vitest";
import {
  readChoices,
  checkDetails,
  detailFields,
  followCity,
  draftChoices,
  draftText,
  parseDraft,
  type CheckoutDraft,
} from "../../../app/domain/checkout/checkout-details.ts";
import { openPayments } from "../../../app/domain/orders/payment-providers.ts";

// The steps of a checkout.

const typed = {
  name: " Abebe  Bikila ",
  phone: "0911 234 567",
  region: "addis-ababa",
  city: "Addis Ababa",
  landmark: "Edna Mall",
};

describe("details of a checkout (security-and-faults.md 6)", () => {
  test.each([
    ["email", "abebe@", { kind: "invalid" }],
    ["note", "ለ".repeat(501), { kind: "tooLong", max: 500 }],
  ])("%s '%.10s' is refused at its field", (field, value, problem) => {
    expect(checkDetails({ ...typed, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } });
  });

  test("every field at fault is named, in the order of the form; what is optional may be left out", () => {
    const checked = checkDetails({ email: "x", region: "", city: "Somewhere", landmark: "" });
    expect(!checked.ok && Object.keys(checked.problems)).toEqual(["name", "phone", "region", "subCity", "email"]);
    expect(detailFields).toHaveLength(9);
  });

  test("the address is kept as one is, the e-mail in small letters, a note in one line", () => {
    const checked = checkDetails({ ...typed, email: " Abebe@Mail.example ", note: "ring\r\n\r\nthe bell\u202e" });
    const phone = "+251911234567";
    expect(checked.ok && checked.details).toMatchObject({ phone, email: "abebe@mail.example", note: "ring the bell" });
  });
});

test.each([
  [{ city: "Adama", region: "" }, "oromia"],
  [{ city: " adama ", region: "oromia" }, "oromia"],
  [{ city: "Adama", region: "addis-ababa", cityWas: "Addis Ababa", regionWas: "addis-ababa" }, "oromia"],
  [{ city: "Adama", region: "amhara", cityWas: "Addis Ababa", regionWas: "addis-ababa" }, "amhara"],
  [{ city: "Adama", region: "amhara", cityWas: "Adama", regionWas: "amhara" }, "amhara"],
  [{ city: "Adama", region: "addis-ababa" }, "addis-ababa"],
  [{ city: "Mojo", region: "addis-ababa", cityWas: "Addis Ababa", regionWas: "addis-ababa" }, "addis-ababa"],
  [{ city: "Mojo", region: "" }, ""],
])("the region follows the city: %o is in '%s'", (address, region) => {
  expect(followCity(address)).toBe(region);
});

describe("choices of the second step", () => {
  const fields = (values: Record<string, string>) => new Map(Object.entries(values));

  test("what is missing is the usual", () => {
    const choices = { payment: "cash", deliveries: new Map() };
    expect(readChoices(fields({ intent: "place", total: "1" }), ["cash", "chapa"])).toEqual({ ok: true, choices });
  });

  test("each vendor's parcel has its own delivery", () => {
    const read = readChoices(fields({ "delivery-4": "pickup", "delivery-11": "standard", payment: "chapa" }), [
      "cash",
      "chapa",
    ]);
    const deliveries = new Map([
      [4, "pickup"],
      [11, "standard"],
    ]);
    expect(read).toEqual({ ok: true, choices: { payment: "chapa", deliveries } });
  });

  test.each([
    [{ payment: "chapa" }, ["payment"]],
    [{ payment: "" }, ["payment"]],
    [{ "delivery-4": "drone", payment: "gold" }, ["delivery-4", "payment"]],
  ])("%o is refused", (values, wrong) => {
    expect(readChoices(fields(values), ["cash"])).toEqual({ ok: false, fields: wrong });
  });

  test("only what is set up is offered, cash first", () => {
    const settings = { url: "https://api.example", page: "https://pay.example", key: "k", webhookSecret: "s" };
    expect(openPayments({ bankAccounts: " ", paymentPages: new Map() })).toEqual(["cash"]);
    const paymentPages = new Map([["chapa", settings]] as const);
    expect(openPayments({ bankAccounts: "A; 1; B", paymentPages })).toEqual(["cash", "chapa", "transfer"]);
  });
});

describe("a draft", () => {
  const checked = checkDetails({ ...typed, email: "a@b.example", note: "hello" });
  if (!checked.ok) throw new Error("the details are good");
  const draft: CheckoutDraft = { details: checked.details, payment: "chapa", deliveries: new Map([[4, "pickup"]]) };

  test("comes back as it was kept", () => {
    expect(parseDraft(draftText(draft))).toEqual(draft);
    expect(parseDraft(draftText({ ...draft, payment: null }))).toEqual({ ...draft, payment: null });
  });

  test.each([null, "", "no json", "[]", "null", "7", '{"name":"A"}', '{"name":1,"phone":[],"delivery":7}'])(
    "%s is none",
    (text) => {
      expect(parseDraft(text)).toBeNull();
    },
  );

  test("of an older shop keeps only what holds today", () => {
    const old = JSON.stringify({
      ...JSON.parse(draftText(draft)),
      payment: "barter",
      delivery: { 4: "drone", 5: "pickup" },
    });
    expect(parseDraft(old)).toEqual({ ...draft, payment: null, deliveries: new Map([[5, "pickup"]]) });
  });

  test("a way to pay that is no longer open is the usual one", () => {
    expect(draftChoices(draft, ["cash"])).toEqual({ payment: "cash", deliveries: draft.deliveries });
    expect(draftChoices(draft, ["cash", "chapa"]).payment).toBe("chapa");
  });
});
