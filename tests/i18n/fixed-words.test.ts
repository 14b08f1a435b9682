import { expect, test } from "vitest";
import { promoPanels } from "../../app/domain/home/promo-panels.ts";
import { productSources } from "../../app/domain/products/product-links.ts";
import * as en from "../../app/i18n/en/index.ts";
import { texts } from "../../app/i18n/texts.ts";
import type { TextKey } from "../../app/i18n/translate.ts";

// The specification's spelling stays letter for letter (settled.md 59), its odd spellings too.

const FIXED = {
  "1": {
    "Sell on Gulit now": "home.sellNow",
  },
  "2.3": { "Shop Now": "home.shopNow", "See All Departments": "otherHome.seeAllDepartments" },
  "2.5": {
    "Useful links": "homePrinted.usefulLinks",
    "Company site": "homePrinted.company",
    "Job portal": "homePrinted.jobs",
    Blog: "homePrinted.blog",
    Help: "homePrinted.help",
    "Custom order": "customOrder.heading",
    "Mobile app": "content.mobileApp",
    "Sign up as seller": "homePrinted.signUpAsSeller",
    "SIGN UP AS A SELLER": "homePrinted.signUpAsSellerLoud",
    "Help Center": "homePrinted.helpCenter",
    "Fast Delivery": "homePrinted.fastDeliveryBelow",
    "Mobile App": "homePrinted.mobileAppBelow",
    "New Products": "home.newProducts",
    "Website Builder": "promoPanels.websiteBuilder",
    "Exclusive Deals": "home.exclusiveDeals",
    "Special Offer": "home.specialOffer",
    "Near You": "home.nearYou",
    "Recently Viewed": "account.recent",
    "Smart ERP": "promoPanels.smartErp",
    "Most Viewed": "card.popular",
    "On-demand software": "promoPanels.onDemandSoftware",
    "Recommended items": "home.recommendedItems",
    "What our customers say about us": "homePrinted.testimonials",
    "From {{price}}": "home.fromPrice",
  },
  "2.6": {
    "Recommended for you": "home.recommendedForYou",
    "Discount Products": "listing.discount",
    "New Arrivals": "otherHome.newArrivals",
    "Flash Sales": "otherHome.flashSales",
    "Time Left {{hours}}h {{minutes}}m {{seconds}}s": "otherHome.timeLeft",
  },
  "2.7": { Catagories: "menu.title" },
  "2.8": { "Quick view": "quickView.open", "Buy Now": "quickView.buyNow", "Add to cart": "quickView.addToCart" },
  "4.11": { "Please Wait...": "signIn.pleaseWait", "Login Complete": "signIn.loginComplete" },
  "9.4": {
    New: "card.labelNew",
    Sale: "card.labelSale",
    Top: "card.labelTop",
    "Out Of Stock": "card.labelOutOfStock",
    "Free Delivery": "card.labelFreeDelivery",
    "In Stock": "card.many",
    "Sold out": "card.soldOut",
  },
  "9.8": {
    "Deals and offers": "otherHome.dealsAndOffers",
    "Hygiene equipments": "otherHome.hygieneEquipments",
    "Smart Watches": "promoPanels.tileSmartWatches",
    "{{days}} days {{hours}} hours {{minutes}} min {{seconds}} sec": "otherHome.staticCountdown",
  },
} satisfies Record<string, Record<string, TextKey>>;

const rows = Object.entries(FIXED).flatMap(([section, texts]) =>
  Object.entries(texts).map(([words, key]) => [section, key, words] as const),
);

test.each(rows)("specification %s: %s reads '%s'", (_, key, words) => {
  const [space, name] = key.split(".") as [keyof typeof en, string];
  expect((texts.en[space] as Record<string, string>)[name]?.replace("{{name}}", "Gulit")).toBe(words);
});

test("the sources of clicks (specification 2.2)", () =>
  expect(Object.values(productSources)).toEqual([
    ...["holiday", "Free Delivery", "Car Menu", "New Products", "Discunt Products", "Last Viewed Products"],
    ...["Less Than 1,000 ETB Price", "User Recommended Products", "list", "category_list"],
    ...["Special Price", "Category List", "Flash Sell"],
  ]));

test("titles, queries and prices of the promo tiles (specification 9.7)", () => {
  const tiles = Object.entries(promoPanels).map(([panel, all]) => [
    en.promoPanels[panel as keyof typeof promoPanels],
    all.map(({ key, query, price }) => {
      expect((en.promoPanels as Record<string, string>)[key]).toBe(query);
      return `${query} ${price / 100}`;
    }),
  ]);
  expect(Object.fromEntries(tiles)).toEqual({
    "Smart ERP": [
      ...["Mouse 470", "Habesha Dresses 4500", "Hand Bags 1200", "Backpacks 1800", "Bedding 1400"],
      ...["Coffee Machine 1900", "Blender 1600", "Food Processor 5300"],
    ],
    "Website Builder": [
      ...["Asbeza 950", "Cleaning tools 30", "Headphones 950", "Earphones 850", "Gaming Laptop 85000"],
      ...["Smart Watches 1800", "Laptop 24500", "Keyboard 1050"],
    ],
    "On-demand software": [
      ...["Boiler 1400", "Fragrance 2000", "Kitchenware 2600", "Haircare 200", "Men shoes 1000", "Woman shoes 1000"],
      ...["Home appliance 1600", "Coffee maker 2300"],
    ],
  });
});
