import { describe, expect, test } from "vitest";
import * as am from "../../app/i18n/am/index.ts";
import * as en from "../../app/i18n/en/index.ts";
import { translateWith, type TextKey } from "../../app/i18n/translate.ts";
import { locales } from "../../app/domain/languages.ts";

// amharic.md 2: `one` covers 0 to 1, zero has its own sentence, time units stay singular.

type Texts = Record<string, Record<string, string>>;
const forms = (texts: Texts) =>
  Object.entries(texts).flatMap(([space, entries]) =>
    Object.keys(entries)
      .filter((name) => name.endsWith("_one"))
      .map((name) => `${space}.${name.slice(0, -4)}`),
  );

/** By text: its sentence for zero, or why it is never zero. */
const ZERO: Record<string, string> = {
  "account.addressesHint": "account.addressesNone",
  "accountActions.ordersJoined": "said where there are such orders",
  "actions.wishlistMoved": "actions.wishlistNoneMoved",
  "actions.wishlistAndMore": "said of more than three",
  "buying.reordered": "buying.reorderedNone",
  "card.ratingSpoken": "card.noReviews",
  "card.colors": "said of several",
  "deskOrders.bulkDone": "said where one moved",
  "cart.count": "cart.empty",
  "cart.deliveryTo": "a cart has a parcel",
  "checkout.orderOf": "an empty cart has no checkout",
  "checkout.cityParcels": "a city of an order has a parcel",
  "compare.replaces": "said where there is an own list",
  "content.helpFound": "content.helpNothing",
  "content.helpPartly": "content.helpNothing",
  "content.helpCount": "a topic has questions",
  "deskVendors.products": "deskVendors.productsNone",
  "deskVendors.reachFailed": "said where there is one",
  "deskVendors.unconfirmed": "said where there is one",
  "everywhere.problems": "said where there is a problem",
  "header.cartLabel": "header.cartEmpty",
  "header.compareLabel": "header.compare",
  "listing.products": "listing.nothingHere",
  "listing.found": "listing.nothingFound",
  "listing.similar": "listing.nothingFound",
  "listing.showCount": "listing.show",
  "lite.showPictures": "said where there are pictures",
  "orders.listMore": "said of several",
  "product.reviewsLink": "card.noReviews",
  "product.vendorRated": "said where there are ratings",
  "product.starRow": "product.starRowNone",
  "product.stars": "one to five",
  "product.onlyStars": "one to five",
  "orders.glance": "said where something comes",
  "search.count": "search.none",
  "vendor.vendors": "vendor.nobody",
  "vendor.found": "vendor.nobody",
  "vendor.helpful": "said where somebody does",
  "wishlist.count": "wishlist.empty",
};

/** Text, count, English, Amharic. */
const TABLE: [TextKey, number, string, string][] = [
  ["cart.count", 0, "0 items", "0 ዕቃ"],
  ["cart.count", 1, "1 item", "1 ዕቃ"],
  ["cart.count", 2, "2 items", "2 ዕቃዎች"],
  ["card.few", 2, "Only 2 left", "2 ብቻ ቀርቷል"],
  ["vendor.helpful", 2, "2 people find this helpful", "2 ሰዎች ጠቃሚ ነው ብለዋል"],
];

describe("plural forms", () => {
  test.each(TABLE)("%s of %i", (key, count, english, amharic) => {
    expect(translateWith(en, "en")(key, { count })).toBe(english);
    expect(translateWith(am, "am")(key, { count })).toBe(amharic);
  });

  test("are chosen as CLDR chooses them, by the server's rules and by those that phones bring along", () => {
    const texts = { n: { a_one: "one", a_other: "other" } };
    for (const locale of locales) {
      const rules = new Intl.PluralRules(locale);
      for (const count of [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 101, 1_000, 1_000_000])
        expect(translateWith(texts, locale)("n.a" as TextKey, { count }), `${locale} ${count}`).toBe(
          rules.select(count),
        );
    }
  });

  test("both are there wherever one is, in both languages", () => {
    for (const texts of [en, am] as Texts[])
      for (const key of forms(texts)) {
        const [space, name] = key.split(".") as [string, string];
        expect(Object.keys(texts[space]!)).toContain(`${name}_other`);
      }
    expect(forms(am as Texts).sort()).toEqual(forms(en as Texts).sort());
  });
});

describe("zero has a sentence of its own", () => {
  test("for each text that counts, or it never counts nothing", () => {
    expect(Object.keys(ZERO).sort()).toEqual(forms(am as Texts).sort());
  });

  test.each(Object.entries(ZERO).filter(([, instead]) => /^\w+\.\w+$/.test(instead)))("%s: %s", (_, instead) => {
    const [space, name] = instead.split(".") as [string, string];
    for (const texts of [en, am] as Texts[]) {
      expect(texts[space]?.[name], instead).toBeDefined();
      expect(texts[space]![name]).not.toMatch(/\{\{(?:count|shown)\}\}|(?<!\d)0/);
    }
  });
});

describe("nouns behind numerals", () => {
  const counted = Object.entries(am as Texts).flatMap(([space, entries]) =>
    Object.entries(entries).map(([name, text]) => ({ key: `${space}.${name}`, name, text })),
  );

  test("goods and people take the plural from two on, the singular up to one", () => {
    const noun = /\{\{(?:count|shown)\}\}\s(?:ዕቃ|አስተያየት|ሻጭ|ሰው|ጥቆማ|አድራሻ|ቀለም|ነገር|መልስ|ጥያቄ)(?<end>[\u1200-\u135a]*)/;
    const named = counted.filter(({ text }) => noun.test(text));
    expect(named.length).toBeGreaterThan(40);
    for (const { key, name, text } of named) {
      const end = noun.exec(text)!.groups!.end!;
      const isPlural = /ዎች|ች/.test(end) || /\{\{\w+\}\}\s[\u1200-\u135a]*(?:ዎች|ቶች|ሞች|ሶች|ሮች|ጮች)/.test(text);
      if (name.endsWith("_one")) expect(isPlural, key).toBe(false);
      if (name.endsWith("_other")) expect(isPlural, key).toBe(true);
    }
  });

  test("units of time stay singular", () => {
    const plural = /\{\{\w+\}\}\s(?:ቀኖች|ቀናት|ሰዓቶች|ሰዓታት|ደቂቃዎች|ሰከንዶች|ወራት|ዓመታት|ሳምንታት)/;
    expect(counted.filter(({ text }) => plural.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
