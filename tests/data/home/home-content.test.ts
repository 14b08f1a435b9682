import { beforeAll, expect, test } from "vitest";
import { homeContent } from "../../../app/data/home/home-content.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { db } from "../../support/test-database.ts";

beforeAll(() => insertSmallCatalogue(db));

test("hero slides and triplets in their order, at most three triplets (specification 2.5.4, 3.4, 5.9)", async () => {
  const { heroes, triplets, banners } = await homeContent(db);
  expect(heroes[0]).toEqual({ image: "/a.webp", link: "/a", headline: "First", headlineAm: null, price: 5000 });
  expect(heroes.map((hero) => hero.link)).toEqual(["/a", "/b"]);
  expect(triplets.map((card) => card.url)).toEqual(["/1", "/2", "/3"]);
  expect(banners).toEqual([
    { slot: "side", url: "/side", image: "/side.webp", title: "", titleAm: null, isAnimated: null },
  ]);
});
