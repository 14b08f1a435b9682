import { beforeAll, expect, test } from "vitest";
import { homeContent } from "../../../app/data/home/home-content.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { db } from "../../support/test-database.ts";

beforeAll(() => insertSmallCatalogue(db));

test("hero slides and triplets in their order (specification 2.5.4, 3.4)", async () => {
  const { heroes = [], tripletCards = [], ...others } = await homeContent(db);
  expect(heroes[0]).toEqual({ image: "/a.webp", link: "/a", headline: { en: "First", am: "አንድ" }, price: 5000 });
  expect(heroes.map((hero) => hero.link)).toEqual(["/a", "/b"]);
  expect(tripletCards.map((card) => card.url)).toEqual(["/1", "/2", "/3"]);
  const title = { en: "Cards", am: "ካርዶች" };
  expect(others).toEqual({ "banners.shop-now": [{ url: "/side", image: "/side.webp", title }] });
});
