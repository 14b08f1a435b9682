import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { findSellingCity, listNearYou, listSellingCities } from "../../../app/data/home/near-you.server.ts";
import { insertProducts, plainProducts } from "../small-catalogue.ts";
import { insertVendorMarket } from "../vendors/vendor-market.ts";
import { run } from "../../support/test-database.ts";

// Specification 2.5, settled.md 26.

beforeAll(async () => {
  await insertVendorMarket(env.DB);
  // Vendors 1 and 5 are in Addis Ababa, 2 and 4 in Adama, 3 in Bahir Dar; products without a picture are left out.
  await run("UPDATE product SET thumbnail = '/media/' || id || '.webp'");
});

const ids = async (city: string, limit = 12) => (await listNearYou(env.DB, city, limit)).map(({ id }) => id);

describe("goods near you", () => {
  test("each seller's most viewed first, then everybody's second; only what can be bought and seen", async () => {
    // Vendor 5 before 1: same rating, newer. 6 is retired, 7 sold out.
    expect(await ids("Addis Ababa")).toEqual([109, 2, 3, 1, 8, 9]);
    expect(await ids("Addis Ababa", 2)).toEqual([109, 2]);
    await run("UPDATE product SET thumbnail = '' WHERE id = 2");
    expect(await ids("Addis Ababa", 2)).toEqual([109, 3]);
  });

  test("the better rated seller comes first", async () => {
    await run("UPDATE product SET rate_sum = 5, rate_count = 1 WHERE id = 9");
    expect((await ids("Addis Ababa"))[0]).toBe(3);
  });

  test("no seller has more than six in it, whatever is viewed", async () => {
    await insertProducts(
      env.DB,
      plainProducts(9, 300).map((one) => ({ ...one, vendor: 3, views: 1_000 + one.id })),
    );
    await run("UPDATE product SET thumbnail = '/a.webp' WHERE id >= 300");
    expect(await ids("Bahir Dar")).toEqual([308, 307, 306, 305, 304, 303]);
  });

  test("cities are told apart by their letters, not by their case; an unknown one has nothing", async () => {
    expect(await ids("ADAMA")).toEqual(await ids("Adama"));
    expect(await ids("Nowhere")).toEqual([]);
    expect(await ids("*")).toEqual([]);
  });
});

test("cities to choose from are those in which somebody sells, most sellers first", async () => {
  const cities = await listSellingCities(env.DB);
  expect(cities.map((city) => city.toLowerCase())).toEqual(["adama", "addis ababa", "bahir dar"]);
  expect(await findSellingCity(env.DB, "bahir dar")).toBe("Bahir Dar");
  for (const city of ["*", "", "Nowhere", "Bahir Dar' OR 1=1 --"])
    expect(await findSellingCity(env.DB, city)).toBeNull();
});
