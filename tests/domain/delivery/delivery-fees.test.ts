import fc from "fast-check";
import { expect, test } from "vitest";
import { caseFacts, deliveryChoices, deliveryZone, destinationOf } from "../../../app/domain/delivery/delivery-fees.ts";
import { cityKey } from "../../../app/domain/delivery/city-name.ts";
import { foldText } from "../../../app/domain/search/search-fold.ts";
import { fees, withCase } from "../../support/price-rules.ts";
import { regions } from "../../../app/domain/delivery/regions.ts";

const PARCEL = { size: "parcel", charged: "parcel" } as const;

test.each([
  ["Addis Ababa", "addis-ababa", " addis ababa ", "near"],
  ["Adama", "addis-ababa", "Addis Ababa", "within"],
  ["Adama", "oromia", "Jimma", "within"],
  ["Addis Ababa", "amhara", "Bahir Dar", "far"],
  ["Jijiga", "somali", "Gode", "within"],
  ["Jijiga", "addis-ababa", "Addis Ababa", "remote"],
  ["Addis Ababa", "addis-ababa", "አዲስ አበባ", "near"],
  // Homophone letters; one word or two.
  ["Bahir Dar", "amhara", "ባህር ዳር", "near"],
  ["Hosaena", "central-ethiopia", "ሆሣእና", "near"],
  ["Bahir Dar", "amhara", "Bahirdar", "near"],
  ["ዓዴት", "amhara", "አዴት", "near"],
  // A city of that name in another region.
  ["Adama", "amhara", "Adama", "far"],
  ["Nowhere", "amhara", "Nowhere", "near"],
  ["Nowhere", "amhara", "Elsewhere", "far"],
])("from %s to %s, %s: %s", (from, region, city, zone) => {
  expect(deliveryZone(from, { region, city })).toBe(zone);
});

test("letters that make no other city are letters of one sound for search too", () => {
  const letters = Array.from({ length: 0x135b - 0x1200 }, (_, index) => String.fromCharCode(0x1200 + index));
  const same = letters.flatMap((one) =>
    letters.filter((other) => one < other && cityKey(one) === cityKey(other)).map((other) => [one, other] as const),
  );
  expect(same.length).toBeGreaterThan(40);
  for (const [one, other] of same) expect([one, foldText(one)]).toEqual([one, foldText(other)]);
});

test("a chosen city finds its region; one we do not know counts as the capital's", () => {
  expect(destinationOf("Bahir Dar")).toEqual({ region: "amhara", city: "Bahir Dar" });
  expect(destinationOf("Neverland")).toEqual({ region: "addis-ababa", city: "Neverland" });
});

test("goods of 5,000 ETB, and free delivery of every product, are brought without a fee; picking up costs nothing", () => {
  const charged = (goods: number, isFree: boolean, by = fees) =>
    deliveryChoices(
      { city: "Adama", goods, size: "parcel", charged: isFree ? null : "parcel" },
      { region: "oromia", city: "Adama" },
      { fees: by, now: 0 },
    ).map(({ fee }) => fee);
  expect(charged(499_999, false)).toEqual([8_000, 0]);
  expect(charged(500_000, false)).toEqual([0, 0]);
  expect(charged(1, true)).toEqual([0, 0]);
  expect(charged(499_999, false, { ...fees, cases: withCase("parcel", "near", 9_900), freeFrom: 400_000 })).toEqual([
    0, 0,
  ]);
  expect(charged(399_999, false, { ...fees, cases: withCase("parcel", "near", 9_900), freeFrom: 400_000 })).toEqual([
    9_900, 0,
  ]);
});

const DAY = 86_400_000;
/** Midnight in Addis Ababa. */
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) - 3 * 3_600_000;

test("promises count working days in Addis Ababa: Sunday is none, today counts for nothing", () => {
  const near = (now: number) =>
    deliveryChoices({ city: "Adama", goods: 1, ...PARCEL }, { region: "oromia", city: "Adama" }, { fees, now })[0]!;
  expect(near(day(2026, 11, 20) + DAY - 1)).toMatchObject({
    promisedFrom: day(2026, 11, 21),
    promisedUntil: day(2026, 11, 24) - 1,
  });
  expect(near(day(2026, 11, 21))).toMatchObject({
    promisedFrom: day(2026, 11, 23),
    promisedUntil: day(2026, 11, 25) - 1,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 * DAY }),
      fc.constantFrom(...regions.map(({ id }) => id)),
      fc.constantFrom("Addis Ababa", "Jijiga", "Nowhere"),
      (now, region, city) =>
        deliveryChoices({ city, goods: 1, ...PARCEL }, { region, city: "X" }, { fees, now }).every(
          ({ promisedFrom, promisedUntil }) => {
            const weekday = (time: number) => (Math.floor((time + 3 * 3_600_000) / DAY) + 4) % 7;
            return (
              promisedFrom > now &&
              promisedFrom <= promisedUntil &&
              weekday(promisedFrom) !== 0 &&
              weekday(promisedUntil) !== 0
            );
          },
        ),
    ),
  );
});

test("a parcel with a vehicle is promised for no day of the next week, however it is handed over", () => {
  const now = day(2026, 11, 20);
  const facts = { city: "Adama", goods: 1, ...PARCEL, hasVehicle: true };
  for (const choice of deliveryChoices(facts, { region: "oromia", city: "Adama" }, { fees, now }))
    expect(choice).toMatchObject({ promisedFrom: day(2026, 11, 26), promisedUntil: day(2026, 12, 15) - 1 });
});

test.each([
  ["a letter", "letter", "letter", "Addis Ababa", 100_000, [5_000, 0]],
  ["freight of 20,000 ETB, for which no limit holds", "freight", "freight", "Addis Ababa", 2_000_000, [80_000, 0]],
  ["freight that its seller brings", "freight", null, "Addis Ababa", 2_000_000, [0, 0]],
  ["freight that its seller brings, with a letter", "freight", "letter", "Addis Ababa", 100_000, [5_000, 0]],
  ["bulky goods to another region", "bulky", "bulky", "Mekelle", 2_000_000, [150_000, 0]],
  ["freight to where it is not delivered", "freight", "freight", "Jijiga", 2_000_000, [0]],
  ["the same, though its seller brings it", "freight", null, "Jijiga", 2_000_000, [0]],
] as const)("%s: fees of the ways to get it", (_, size, charged, city, goods, expected) => {
  const choices = deliveryChoices({ city: "Addis Ababa", goods, size, charged }, destinationOf(city), { fees, now: 0 });
  expect(choices.map(({ fee }) => fee)).toEqual(expected);
  expect(choices.at(-1)!.delivery).toBe("pickup");
});

test("a table of fees is one line a size in the history", () => {
  expect(caseFacts(fees.cases)).toMatchObject({ letterFees: "50 1-2, 90 2-4, 150 3-7, 200 5-10" });
  expect(caseFacts(fees.cases).freightFees).toMatch(/, -$/);
});
