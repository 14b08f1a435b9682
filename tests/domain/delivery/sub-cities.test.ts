import { expect, test } from "vitest";
import { knownCities } from "../../../app/domain/delivery/city-name.ts";
import { followSubCity, storedSubCity, subCitiesOf, subCityName } from "../../../app/domain/delivery/sub-cities.ts";

test("the capital and the larger cities have a list, each name once in both languages", () => {
  const listed = knownCities.filter((city) => subCitiesOf(city).length > 0);
  expect(listed.sort()).toEqual(["adama", "addis ababa", "bahir dar", "gondar", "hawassa", "mekelle"]);
  expect(subCitiesOf("አዲስ አበባ")).toHaveLength(11);
  for (const city of listed)
    for (const key of ["en", "am"] as const) {
      const names = subCitiesOf(city).map((name) => name[key]);
      expect(new Set(names).size).toBe(names.length);
      if (key === "en") expect(names).toEqual([...names].sort());
    }
});

test.each([
  ["Addis Ababa", "ቦሌ", "Bole"],
  ["አዲስ አበባ", "bole", "Bole"],
  ["addis ababa", "Nifas Silk Lafto", "Nifas Silk-Lafto"],
  ["Addis Ababa", "Kality behind the market", "Kality behind the market"],
  ["Mojo", "ቦሌ", "ቦሌ"],
])("in %s, %s is stored as %s", (city, typed, stored) => expect(storedSubCity(city, typed)).toBe(stored));

test.each([
  ["Addis Ababa", "Bole", "am", "ቦሌ"],
  ["አዲስ አበባ", "Bole", "en", "Bole"],
  ["Mojo", "Bole", "am", "Bole"],
  ["Addis Ababa", "ጎሮ", "en", "ጎሮ"],
] as const)("in %s, %s reads in %s as %s", (city, stored, locale, shown) =>
  expect(subCityName(city, stored, locale)).toBe(shown),
);

test.each([
  ["chosen for the city that stays", { city: "Addis Ababa", cityWas: "አዲስ አበባ", subCity: "Yeka" }, "Yeka"],
  ["chosen for another city", { city: "Mojo", cityWas: "Addis Ababa", subCity: "Yeka" }, ""],
  ["of the same name in both cities", { city: "Adama", cityWas: "Addis Ababa", subCity: "Bole" }, "Bole"],
  ["typed, so of no list", { city: "Mojo", cityWas: "Addis Ababa", subCity: "Goro" }, "Goro"],
  ["where nobody says what the city was", { city: "Mojo", subCity: "Yeka" }, "Yeka"],
])("a sub-city %s", (_, typed, kept) => expect(followSubCity(typed)).toBe(kept));
