import type { AmharicShop } from "./shop.ts";
import type { AmharicReader } from "./walk.ts";

const nothing = encodeURIComponent("ዝዝዝቅቅ");

export async function walkShelves(reader: AmharicReader, shop: AmharicShop): Promise<void> {
  const { plain, soldOut, last, variants, special, closed, gone, english, closedVendor } = shop;
  await reader.seeAll([
    "/",
    "/?layout=other",
    "/shop/sidebar/list",
    "/shop/sidebar/3cols?parentCategory=electronics",
    "/shop/sidebar/4cols?category=mens-shoes&subcategory=boots",
    "/shop/sidebar/3cols?parentCategory=bags&freeDelivery=list&price=1000-5000&rating=3&discount=list&stock=in&vendor=9&sort=price&page=2",
    "/shop/sidebar/list?lessthan1000=list&sort=discount",
    "/shop/sidebar/list?type=discount-products&color=red",
    "/shop/sidebar/list?freeDelivery=list",
    "/shop/sidebar/list$category=home-decor",
    `/shop/sidebar/3cols?name=${encodeURIComponent("ቡና")}`,
    `/shop/sidebar/list?name=${encodeURIComponent("ቡና ዝዝዝቅቅ")}`,
    `/shop/sidebar/list?name=${encodeURIComponent("ላፕትፕ")}`,
    `/shop/sidebar/list?name=${nothing}&parentCategory=bags&stock=in`,
    `/shop/sidebar/list?name=${nothing}`,
    "/vendors",
    `/vendors?name=${nothing}`,
    "/vendors?city=Adama&category=food-market&sort=rating",
    "/vendor-store/11",
    "/vendor-store/1?sort=price",
    `/vendor-store/6?name=${nothing}`,
    `/vendor-store/6?name=${encodeURIComponent("ቡና")}`,
    `/vendor-store/${closedVendor}`,
    ...[plain[0]!, soldOut, last, variants, special, closed].map(({ path }) => path),
    `${variants.path}?variant=1`,
    "/shop/compare",
    `/shop/compare?products=${plain
      .slice(0, 4)
      .map(({ id }) => id)
      .join(",")}`,
    "/shop/compare?products=99999999",
    "/shop/recently-viewed",
  ]);
  await reader.see(gone.path, { status: 410 });
  await reader.seeAll([
    english.path,
    `/vendor-store/${english.vendorId}`,
    `/vendors?name=${encodeURIComponent(english.vendor)}`,
  ]);
  await reader.send("/recently-viewed/forget", { returnTo: "/shop/recently-viewed" });
  await reader.see("/shop/recently-viewed");
  for (const { path } of [plain[0]!, soldOut, variants])
    await reader.getJson(path.replace("/product/default", "/quick-view"));
  await reader.getJson(`/search/suggestions?q=${encodeURIComponent("ቡና")}`);
  await reader.getJson("/search/suggestions?q=buna", { names: ["buna"] });
  await reader.getJson(`/search/suggestions?q=${nothing}`);
  await walkDollars(reader, shop);
}

/** Specification 5.3. */
async function walkDollars(reader: AmharicReader, { plain, special }: AmharicShop): Promise<void> {
  await reader.send("/preferences", { currency: "USD", returnTo: "/shop/compare" });
  await reader.seeAll([plain[0]!.path, special.path, "/shop/sidebar/4cols"]);
  await reader.send("/preferences", { currency: "ETB", city: "Adama", returnTo: plain[0]!.path });
}

export async function walkContent(reader: AmharicReader): Promise<void> {
  const list = await reader.see("/blog/classic");
  const posts = [...new Set([...list.matchAll(/href="(\/blog\/classic\/[a-z0-9-]+)"/g)].map(([, path]) => path!))];
  await reader.seeFeed("/blog/classic/feed.xml?lng=am");
  await reader.getJson("/site.webmanifest?lng=am");
  await reader.seeAll([
    ...posts,
    "/pages/help-center",
    `/pages/help-center?q=${encodeURIComponent("ክፍያ")}`,
    `/pages/help-center?q=${nothing}`,
    "/pages/shipping",
    "/pages/mobile",
    "/pages/return-policy",
    "/pages/privacy",
    "/pages/terms",
  ]);
}
