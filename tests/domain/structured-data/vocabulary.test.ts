import { describe, expect, test } from "vitest";
import { vocabularyProblems } from "../../support/json-ld.ts";
import { missingFields } from "../../support/rich-results.ts";
import { vocabulary } from "../../support/vocabulary.ts";

// The check against schema.org's vocabulary can fail.

const product = { "@type": "Product", name: "Shoe", offers: { "@type": "Offer", price: "1.00", priceCurrency: "ETB" } };

test("the whole vocabulary was read", () => {
  const { bases, classes, members } = vocabulary();
  expect(classes.size).toBeGreaterThan(900);
  expect([...bases.values()].reduce((sum, { properties }) => sum + properties.size, 0)).toBeGreaterThan(2_300);
  expect(members.get("ItemAvailability")).toContain('"https://schema.org/InStock"');
});

test("a subclass may stand for its class and has its properties", () => {
  expect(vocabularyProblems([product])).toEqual([]);
  expect(vocabularyProblems([{ "@type": "Product", brand: { "@type": "Store", name: "x", telephone: "1" } }])).toEqual(
    [],
  );
});

describe("what is refused", () => {
  const refused: [string, object, RegExp][] = [
    ["an unknown class", { "@type": "Produkt" }, /no class/],
    ["no class", { name: "x" }, /no class/],
    ["an unknown property", { ...product, prize: 1 }, /prize: is no property/],
    ["a property of another class", { ...product, telephone: "1" }, /telephone: is no property of Product/],
    ["a property of a subclass", { ...product, hasVariant: product }, /hasVariant: is no property of Product/],
    ["a thing of another class", { ...product, offers: { "@type": "Person", name: "x" } }, /takes no Person/],
    ["text for a thing", { ...product, aggregateRating: "4.5" }, /takes no "4.5"/],
    ["a number for text", { ...product, name: 5 }, /takes no number/],
    ["a truth value for a number", { "@type": "AggregateRating", ratingCount: true }, /takes no truth value/],
    ["a price with commas", { "@type": "AggregateOffer", offerCount: "1,200" }, /takes no "1,200"/],
    ["a time for a date", { "@type": "Offer", priceValidUntil: "2026-11-22T10:00:00Z" }, /takes no/],
    ["a date that is none", { "@type": "Offer", priceValidUntil: "2026-13-01" }, /takes no/],
    ["a bare member", { "@type": "Offer", availability: "InStock" }, /takes no "InStock"/],
    [
      "a member of another enumeration",
      { "@type": "Offer", availability: "https://schema.org/NewCondition" },
      /takes no/,
    ],
    ["a path for an address", { ...product, url: "/x" }, /takes no "\/x"/],
    ["nothing", { ...product, name: "" }, /is empty/],
    ["null", { ...product, name: null }, /is empty/],
    ["an empty list", { ...product, image: [] }, /is empty/],
    ["a reference to nothing", { ...product, brand: { "@id": "https://x.example/#a" } }, /refers to nothing/],
    [
      "a fault far down",
      { ...product, offers: { ...product.offers, seller: { "@type": "Person", nam: "x" } } },
      /nam: /,
    ],
    ["an input of no property", { "@type": "SearchAction", "quest-input": "required" }, /quest-input/],
    ["an input of no action", { ...product, "name-input": "required" }, /name-input/],
    [
      "a deprecated property",
      { "@type": "Organization", contactPoints: { "@type": "ContactPoint" } },
      /deprecated|no property/,
    ],
  ];
  test.each(refused)("%s", (_, thing, problem) => {
    const problems = vocabularyProblems([thing]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});

test("what search engines ask for and is missing is named, wherever it is", () => {
  expect(missingFields([{ "@type": "Product", name: "x" }])).toEqual(["Product: offers|review|aggregateRating"]);
  expect(missingFields([product])).toEqual(["Offer: availability"]);
  expect(missingFields([{ "@type": "Recipe", name: "x" }])).toEqual(["Recipe is in no table"]);
  expect(missingFields([{ "@type": "BlogPosting", headline: "x", datePublished: "x", url: "x" }])).toContain(
    "BlogPosting: author.name",
  );
});
