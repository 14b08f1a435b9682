import { describe, expect, test } from "vitest";
import { knownCities, regionOfCity } from "../../../app/domain/delivery/city-name.ts";
import { deliveryChoices } from "../../../app/domain/delivery/delivery-fees.ts";
import { departureCity, feeTable } from "../../../app/domain/delivery/fee-table.ts";
import { fees } from "../../support/price-rules.ts";
import { regions } from "../../../app/domain/delivery/regions.ts";

const NOW = Date.UTC(2026, 10, 22, 9);
const DAY = 86_400_000;

/** Working days are counted a second time, by the calendar. */
function checkout(from: string, to: { region: string; city: string }) {
  const [standard] = deliveryChoices({ city: from, goods: 100_000, size: "parcel", charged: "parcel" }, to, {
    fees,
    now: NOW,
  });
  const workingDays = (until: number) => {
    let days = 0;
    for (let at = NOW + DAY; at <= until + DAY / 2; at += DAY) {
      if (new Date(at + 3 * 3_600_000).getUTCDay() !== 0) days += 1;
    }
    return days;
  };
  return {
    fee: standard!.fee,
    fromDays: workingDays(standard!.promisedFrom),
    untilDays: workingDays(standard!.promisedUntil - DAY / 2),
  };
}

const oneCity: Record<string, string> = { "addis-ababa": "Addis Ababa", "dire-dawa": "Dire Dawa", harari: "Harar" };

describe.each(knownCities)("from %s", (from) => {
  const rows = feeTable(from, fees);

  test("every region stands there once, in the order of every list of regions", () =>
    expect(rows.flatMap(({ region }) => region ?? [])).toEqual(regions.map(({ id }) => id)));

  test("each line is what checkout takes and promises for an address there", () => {
    for (const { region, cases } of rows) {
      const to =
        region === null
          ? { region: regionOfCity(from)!, city: from }
          : { region, city: oneCity[region] ?? "A town nobody knows" };
      expect(cases.parcel, region ?? "the same city").toEqual(checkout(from, to));
    }
  });

  test("the seller's own city has a line, unless it is a region", () => {
    const isRegion = Object.values(oneCity).some((city) => city.toLowerCase() === from);
    expect(rows.some(({ region }) => region === null)).toBe(!isRegion);
  });
});

test.each([
  ["Hawassa", "hawassa"],
  ["  ባሕር ዳር ", "bahir dar"],
  ["DIRE  DAWA", "dire dawa"],
  ["Paris", "addis ababa"],
  ["<script>", "addis ababa"],
])("a city of departure as it is asked for: %s", (asked, city) => expect(departureCity(asked)).toBe(city));
