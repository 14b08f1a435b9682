import { expect, test } from "vitest";
import { formDoubt, checkCustomOrder, quickestForm } from "../../../app/domain/orders/custom-order.ts";

// Specification 2.1, security-and-faults.md 6.

/** 01:30 of 22 November 2026 in Addis Ababa, the day before in UTC. */
const NOW = Date.UTC(2026, 10, 21, 22, 30);
const typed = { what: "A carved chair", quantity: "2", phone: "0911 23 45 67", city: "Adama" };
const problems = (more: Record<string, string>) => {
  const checked = checkCustomOrder({ ...typed, ...more }, NOW);
  return checked.ok ? null : checked.problems;
};
const asked = (more: Record<string, string>) => {
  const checked = checkCustomOrder({ ...typed, ...more }, NOW);
  return checked.ok ? checked.ask : null;
};

test("four fields are enough; all are cleaned and read", () => {
  expect(asked({})).toEqual({
    ...{ what: "A carved chair", category: "", quantity: 2, targetPrice: null, neededBy: null, link: "" },
    ...{ phone: "+251911234567", city: "Adama" },
  });
  const whole = { category: "home", targetPrice: "12,500.50", neededBy: "2026-12-24", link: "www.example.com/chair" };
  expect(asked({ ...whole, what: " A\u202e\n chair " })).toMatchObject({
    what: "A chair",
    category: "home",
    targetPrice: 1_250_050,
    neededBy: Date.UTC(2026, 11, 23, 21),
    link: "https://www.example.com/chair",
  });
});

test("everything that is wrong is named at once", () => {
  const wrong = { what: " ", category: "weapons", quantity: "0", targetPrice: "-1", neededBy: "2026-02-30" };
  expect(Object.keys(problems({ ...wrong, link: "javascript:alert(1)", phone: "12", city: "" })!)).toEqual([
    ...["what", "category", "quantity", "targetPrice", "neededBy", "link", "phone", "city"],
  ]);
});

test.each(["", "0", "1.5", "፩", "10000"])("refuses the quantity %j", (quantity) => {
  expect(problems({ quantity })).toMatchObject({ quantity: {} });
});

test.each([
  ["500", 50_000],
  ["12500.5", 1_250_050],
  ["1,000,000", 100_000_000],
  ["3,500 ETB", 350_000],
  ["400 ብር", 40_000],
])("reads %j birr", (targetPrice, santim) => {
  expect(asked({ targetPrice })?.targetPrice).toBe(santim);
});

test.each(["0", "1,00", "1.234", "12 500 0", "$5", "1000000000000"])("refuses %j birr", (targetPrice) => {
  expect(problems({ targetPrice })).toHaveProperty("targetPrice");
});

test("a day counts as it does in Addis Ababa: today is taken, yesterday is over", () => {
  expect(asked({ neededBy: "2026-11-22" })?.neededBy).toBe(Date.UTC(2026, 10, 21, 21));
  expect(problems({ neededBy: "2026-11-21" })).toEqual({ neededBy: { kind: "past" } });
  expect(problems({ neededBy: "2027-02-29" })).toEqual({ neededBy: { kind: "invalid" } });
  expect(problems({ neededBy: "2029-01-01" })).toEqual({ neededBy: { kind: "far" } });
});

test.each(["javascript:alert(1)", "/shop/cart", "chair", "http://", "https:// evil .com", "ftp://a.b/c"])(
  "refuses the link %j",
  (link) => {
    expect(problems({ link })).toHaveProperty("link");
  },
);

test("letters are counted as people count them", () => {
  expect(problems({ what: "ጫ".repeat(500) })).toBeNull();
  expect(problems({ what: "ጫ".repeat(501) })).toEqual({ what: { kind: "tooLong", max: 500 } });
});

test("asks once more, never refuses: too quick, hidden field filled, old, no key; asked again the speed is free", () => {
  const made = { madeAt: NOW, isRepeated: false };
  expect(formDoubt(made, "", NOW + quickestForm - 1)).toBe("quick");
  expect(formDoubt(made, "", NOW + quickestForm)).toBeNull();
  expect(formDoubt({ madeAt: NOW, isRepeated: true }, "", NOW)).toBeNull();
  expect(formDoubt({ madeAt: NOW, isRepeated: true }, "http://spam", NOW)).toBe("trap");
  expect(formDoubt(made, "", NOW + 86_400_001)).toBe("old");
  expect(formDoubt(null, "", NOW)).toBe("old");
});
