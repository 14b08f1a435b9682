import { expect, test } from "vitest";
import { blogThing, postThing } from "../../../app/domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../../../app/domain/structured-data/breadcrumb-thing.ts";
import { faqThing, pageThing } from "../../../app/domain/structured-data/page-thing.ts";
import { listThings } from "../../../app/domain/structured-data/list-things.ts";
import { homeThings, storeThings } from "../../../app/domain/structured-data/store-things.ts";
import { vendorView } from "../../../app/domain/vendors/vendor-view.ts";
import type { Vendor } from "../../../app/domain/vendors/vendor.ts";
import { vendor as sample } from "../vendors/sample-vendor.ts";
import { missingFields } from "../../support/rich-results.ts";
import { amharicSite, site } from "./sample-detail.ts";

// Structured data of each kind of page.

const trail = [{ name: "Home", href: "/" }];
const pictures = { logo: "http://img.example/logo.png", bannerImage: "/media/web-banner/banner-3.webp" };
const vendor = { ...sample, ...pictures, descriptionAm: null };
const items = [{ name: "Netela", href: "/product/default/netela?from=list&id=7" }];
const post = { path: "/blog/classic/coffee", title: "Coffee", description: "At home", published: "2026-11-22" };
const storeOf = (changes: Partial<Vendor>, where = site) =>
  storeThings(where, {
    vendor: vendorView({ ...vendor, ...changes }, where.locale),
    path: "/vendor-store/3?page=2",
    trail: [...trail, { name: "All vendors", href: "/vendors" }],
    items,
    offset: 24,
  });

const pages = (where: typeof site): Record<string, object[]> => ({
  home: homeThings(where, "The open market"),
  listing: listThings(where, {
    path: "/shop/sidebar/3cols?category=x&page=2",
    title: "Bags",
    trail,
    items,
    offset: 24,
  }),
  store: storeOf({}, where),
  "store of a vendor with a name only": storeOf(
    { city: " ", phone: null, logo: null, bannerImage: "javascript:1", description: "", rateCount: 0 },
    where,
  ),
  help: [
    faqThing(where, { path: "/pages/help-center", title: "Help", questions: [{ question: "Why?", answer: "So." }] }),
  ],
  page: [
    pageThing(where, { ...post, path: "/pages/terms", updated: "2026-11-22" }),
    breadcrumbThing(where, trail, { name: "Terms", path: "/pages/terms" }),
  ],
  blog: [blogThing(where, { ...post, path: "/blog/classic", posts: [post] })],
  post: [postThing(where, { ...post, updated: "2026-11-25", picture: "/media/web-banner/poster-1.webp" })],
});

test.each([site, amharicSite])("every kind is whole ($locale)", (where) => {
  for (const [name, things] of Object.entries(pages(where))) {
    expect(missingFields(things), name).toEqual([]);
  }
});

test("home says how the shop is searched (specification 2.3) and names itself in the language of the page", () => {
  const [shop, website] = homeThings(amharicSite, "") as unknown as [object, { potentialAction: object }];
  expect(shop).toMatchObject({ name: "ጉልት", alternateName: "Gulit" });
  expect(website.potentialAction).toEqual({
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: "https://shop.example/shop/sidebar/list?name={search_term_string}&lng=am",
    },
    "query-input": "required name=search_term_string",
  });
});

test("a list numbers what it shows from the first page on, and leaves off the source of a click (2.2)", () => {
  const [page] = pages(site).listing as [{ mainEntity: { itemListElement: object[] } }];
  expect(page.mainEntity.itemListElement).toEqual([
    { "@type": "ListItem", position: 25, name: "Netela", url: "https://shop.example/product/default/netela" },
  ]);
});

test("a vendor is a store where its city is known; what its page does not show is not there", () => {
  expect(storeOf({})[0]).toMatchObject({
    "@type": "Store",
    telephone: "+251911234567",
    address: { addressLocality: "Bahir Dar", addressCountry: "ET" },
    aggregateRating: { ratingValue: 4.3, ratingCount: 3 },
    logo: "https://img.example/logo.png",
    image: "https://shop.example/media/web-banner/banner-3.webp",
  });
  expect(pages(site)["store of a vendor with a name only"]![0]).toEqual({
    "@type": "Organization",
    "@id": "https://shop.example/vendor-store/3#vendor",
    name: "Abay Leather",
    url: "https://shop.example/vendor-store/3",
  });
});

test("a post has the picture that is shared with it", () => {
  const [thing] = pages(site).post!;
  expect(thing).toMatchObject({ image: "https://shop.example/media/web-banner/poster-1-share.jpg" });
});

test("a post that never changed was changed last when it was written", () => {
  expect(postThing(site, { ...post, picture: null })).toMatchObject({ dateModified: "2026-11-22" });
});
