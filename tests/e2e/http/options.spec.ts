import { beforeAll, expect, test } from "vitest";
import { newGuest } from "../../support/sign-in.ts";
import { buy } from "../../support/buying.ts";
import { operator } from "../../support/operator.ts";
import { workersShop } from "../../support/own-shop.ts";
import { draft } from "../../support/import-drafts.ts";

// Decision 58.

const RED = "/media/web-banner/coffee-beans-sand-1.webp";
const BLUE = "/media/web-banner/coffee-tray-sun-1.webp";
const say = {
  choose: "Choose a size",
  missing: "Choose a size.</a>",
  soldOut: "Sold out",
  optionSoldOut: "This option is sold out. Please choose another.",
  notMade: "not available in",
};

const shop = await workersShop();
let product = { id: 0, path: "" };
let ids: Record<string, number> = {};

const option = (color: string, size: string, stockAmount: number) => ({
  ...{ color, colorAm: color === "Red" ? "ቀይ" : "ሰማያዊ", colorCode: color === "Red" ? "#b3352b" : "#2f62a8", size },
  ...{ price: 50_000, stockAmount, picture: color === "Red" ? 0 : 1 },
});

beforeAll(async () => {
  const variants = [
    option("Red", "M", 9),
    option("Red", "L", 0),
    option("Red", "S", 9),
    option("Blue", "M", 9),
    option("Blue", "S", 1),
  ];
  const shirt = draft("group:shirt", {
    name: "Two colour shirt",
    nameAm: "ባለ ሁለት ቀለም ሸሚዝ",
    parentSlug: "apparel",
    category: { slugName: "shirts", name: "Shirts", nameAm: null },
    subcategory: null,
    images: [RED, BLUE],
    sellingPrice: 50_000,
    stockAmount: 28,
    variants,
  });
  const saved = { operation: "save", vendor: "Shirt Traders", products: [shirt] };
  expect((await operator(shop.url, "/operator/catalogue", saved)).body).toMatchObject({ created: 1, rejected: [] });
  product = (await shop.readRow<typeof product>(
    "SELECT id, '/product/default/' || name_slug AS path FROM product WHERE feed_id = 'group:shirt'",
  ))!;
  const results = await shop.readRows<{ id: number; name: string }>(
    "SELECT id, color || ' ' || size AS name FROM product_variant WHERE product_id = ?1",
    product.id,
  );
  ids = Object.fromEntries(results.map(({ id, name }) => [name, id]));
});

const stem = (picture: string) => picture.replace(".webp", "");
function choices(html: string, axis: "color" | "size") {
  const list = new RegExp(`<ul[^>]*aria-labelledby="choose-${axis}"[^>]*>(.*?)</ul>`, "s").exec(html)![1]!;
  return [...list.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => ({
    href: href!.replaceAll("&amp;", "&"),
    text: text!
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}
const firstPicture = (html: string) => /id="picture-1".*?<\/li>/s.exec(html)![0];

test("a colour, then a size, then the cart and the order, each with the colour's picture", async () => {
  const visitor = await newGuest(shop.url);
  const open = (await visitor.get(product.path)).text;
  expect(firstPicture(open)).toContain(stem(RED));
  expect(open).toContain(say.choose);
  expect(choices(open, "size")[2]!.text).toContain(say.soldOut);

  const blue = (await visitor.get(choices(open, "color")[1]!.href.replace("#variant", ""))).text;
  expect(firstPicture(blue)).toContain(stem(BLUE));
  const sizes = choices(blue, "size");
  expect(sizes.map(({ text }) => text.includes(say.notMade))).toEqual([false, false, true]);
  const refused = await visitor.post("/cart/lines", {
    ...{ product: String(product.id), open: /name="open" value="(\w+)"/.exec(blue)![1]! },
    returnTo: `${product.path}?color=${ids["Blue M"]}`,
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(say.missing);
  expect(firstPicture(refused.text)).toContain(stem(BLUE));

  expect(sizes[1]!.href).toBe(`${product.path}?variant=${ids["Blue M"]}#variant`);
  const chosen = (await visitor.get(sizes[1]!.href.replace("#variant", ""))).text;
  expect(firstPicture(chosen)).toContain(stem(BLUE));
  const variant = /<input type="hidden" name="variant" value="(\d+)"/.exec(chosen)![1]!;
  expect(variant).toBe(String(ids["Blue M"]));
  expect((await visitor.post("/cart/lines", { product: String(product.id), variant, quantity: "1" })).status).toBe(303);
  const red = { product: String(product.id), variant: String(ids["Red M"]), quantity: "1" };
  expect((await visitor.post("/cart/lines", red)).status).toBe(303);

  const cart = (await visitor.get("/shop/cart")).text;
  expect([cart.includes(stem(BLUE)), cart.includes(stem(RED))]).toEqual([true, true]);
  const { to } = await buy(visitor, { products: [] });
  const order = (await visitor.get(to)).text;
  expect([order.includes(stem(BLUE)), order.includes(stem(RED))]).toEqual([true, true]);
});

test("what is sold out is waited for, and is not sold", async () => {
  const visitor = await newGuest(shop.url);
  const wait = { product: String(product.id), kind: "stock", contact: "almaz@mail.example" };
  for (const [variant, status] of [
    ["Red L", 303],
    ["Red M", 422],
  ] as const)
    expect((await visitor.post("/alerts/products", { ...wait, variant: String(ids[variant]) })).status).toBe(status);
  const fields = { product: String(product.id), variant: String(ids["Red L"]), quantity: "2" };
  const refused = await visitor.post("/cart/lines", {
    ...fields,
    returnTo: `${product.path}?variant=${ids["Red L"]}`,
  });
  expect(refused.status).toBe(422);
  // The list of options is beside the sentence, and the typed quantity stays.
  expect(refused.text).toMatch(new RegExp(`class="variant-choice-error .*?${say.optionSoldOut}`, "s"));
  expect(/<input[^>]*id="quantity"[^>]*>/.exec(refused.text)![0]).toContain('value="2"');
});
