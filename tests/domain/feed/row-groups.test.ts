import { expect, test } from "vitest";
import { commonTitle } from "../../../app/domain/feed/common-title.ts";
import { readHeader } from "../../../app/domain/feed/feed-columns.ts";
import { readProductRow } from "../../../app/domain/feed/product-row.ts";
import { RowGroups } from "../../../app/domain/feed/row-groups.ts";
import { productSchema } from "../../../app/domain/feed/product-draft.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";
import { usdRate } from "../../support/price-rules.ts";

const now = Date.UTC(2026, 10, 15);
const HEADER = [
  ...["id", "title", "item_group_id", "color", "size", "sizes", "price", "sale_price", "sale_price_effective_date"],
  ...["quantity", "image_link", "additional_image_link", "material"],
] as const;
type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const row = (cells: Cells) =>
  HEADER.map((name) => ({ title: "Cotton shirt", price: "500 ETB", quantity: "3", ...cells })[name] ?? "");
const read = (...rows: Cells[]) =>
  collectFeed([HEADER, ...rows.map(row)].map((cells) => cells.join("\t")).join("\n"), { vendor: "V", now, usdRate });
const picture = (name: string) => `https://img.shop.example/${name}.jpg`;

const shirt = [
  { id: "1", color: "Red", size: "M", additional_image_link: picture("red-back") },
  { id: "2", color: "Blue", size: "M", quantity: "1" },
  { id: "3", color: "Red", size: "L", quantity: "0", price: "560 ETB" },
].map((cells): Cells => {
  const { color, size } = cells;
  const image_link = picture(color.toLowerCase());
  return { title: `Cotton shirt - ${color}, ${size}`, item_group_id: "S", image_link, ...cells };
});

test("rows of one item_group_id are one product: colour, size, price, stock and picture by option, wherever they stand", async () => {
  const [lamp, product, ...others] = await read(shirt[0]!, { id: "9", title: "Lamp" }, ...shirt.slice(1));
  expect(others).toEqual([]);
  expect(lamp).toMatchObject({ ok: true, line: 3, draft: { feedId: "9", variants: [], stockAmount: 3 } });
  expect(product).toMatchObject({
    ...{ ok: true, line: 2, rows: 3 },
    draft: {
      ...{ feedId: "group:S", name: "Cotton shirt", sellingPrice: 50_000, stockAmount: 4, specifications: [] },
      images: [picture("red"), picture("blue"), picture("red-back")],
      variants: [
        { color: "Red", colorAm: "ቀይ", colorCode: "#b3352b", size: "M", price: 50_000, stockAmount: 3, picture: 0 },
        { color: "Blue", colorAm: "ሰማያዊ", colorCode: "#2f62a8", size: "M", price: 50_000, stockAmount: 1, picture: 1 },
        { color: "Red", colorAm: "ቀይ", colorCode: "#b3352b", size: "L", price: 56_000, stockAmount: 0, picture: 0 },
      ],
    },
  });
  expect(product?.ok && productSchema.safeParse(product.draft).success).toBe(true);
});

test("the shop takes no options whose stock does not add up, or of which only some have any", async () => {
  const [product] = await read(...shirt);
  if (!product?.ok) throw new Error("no product");
  const { draft } = product;
  expect(productSchema.safeParse({ ...draft, stockAmount: 5 }).success).toBe(false);
  const [first, ...rest] = draft.variants;
  expect(productSchema.safeParse({ ...draft, variants: [{ ...first, stockAmount: undefined }, ...rest] }).success).toBe(
    false,
  );
  const shared = draft.variants.map((one) => ({ ...one, stockAmount: undefined }));
  expect(productSchema.safeParse({ ...draft, variants: shared }).success).toBe(true);
});

test("a group of one row is a product without options, and keeps its id when another row comes", async () => {
  const [alone] = await read({ ...shirt[0]!, title: "Cotton shirt, red" });
  expect(alone).toMatchObject({
    draft: { feedId: "group:S", name: "Cotton shirt, red", variants: [], stockAmount: 3 },
  });
  expect(alone?.ok && alone.draft.specifications.map(({ value }) => value)).toEqual(["Red", "M"]);
});

test("rows of a group may differ in something else; what has a list of sizes is a product of its own, as is the same again", async () => {
  const rows = await read(
    { id: "1", item_group_id: "G", material: "Cotton" },
    { id: "2", item_group_id: "G", material: "Wool" },
    { id: "3", item_group_id: "G", color: "Red", sizes: "39, 40" },
    ...[
      { id: "4", color: "Green" },
      { id: "5", color: "GREEN" },
      { id: "6", color: "Black" },
    ].map((one) => ({ ...one, item_group_id: "H" })),
  );
  expect(rows.map((one) => one.ok && [one.draft.feedId, one.draft.variants.length])).toEqual([
    ["3", 2],
    ["5", 0],
    ["group:G", 2],
    ["group:H", 2],
  ]);
  expect(rows[2]).toMatchObject({
    draft: { variants: [{ size: "Material: Cotton" }, { size: "Material: Wool" }], specifications: [] },
  });
  expect(rows.flatMap((one) => (one.ok ? one.warnings.map(({ fault }) => fault) : []))).toEqual([
    { code: "sameOption", value: "H", more: 5 },
  ]);
});

test("groups of two vendors are two products", async () => {
  const header = "id,title,price_etb,seller,item_group_id,size\n";
  const rows = ["a,Shoe,5,One,G,41", "b,Shoe,5,One,G,42", "c,Shoe,5,Two,G,41", "d,Shoe,5,Two,G,42"].join("\n");
  const products = await collectFeed(header + rows, { vendor: null, now, usdRate });
  expect(products.map((one) => [one.vendor, one.ok && one.draft.variants.map(({ size }) => size)])).toEqual([
    ["One", ["41", "42"]],
    ["Two", ["41", "42"]],
  ]);
});

test("a bad row costs its option only, and names its group as present", async () => {
  const [bad, product] = await read(shirt[0]!, { ...shirt[1]!, price: "free" }, shirt[2]!);
  expect(bad).toMatchObject({ ok: false, feedId: "2", groupId: "group:S", column: "price" });
  expect(product).toMatchObject({ ok: true, rows: 2, draft: { stockAmount: 3 } });
  const [long] = await read({ id: "1", item_group_id: "S", color: "Red ".repeat(11) });
  expect(long).toMatchObject({ ok: false, column: "color", fault: { code: "longer", more: 40 } });
});

const dates = "2026-11-01T00:00+03:00/2026-11-30T23:59+03:00";
/** Rows by "/", each a price, a sale and whether that has dates. */
test.each<[name: string, rows: string, product: object, prices: number[]]>([
  ["one sale for all", "500 400/500 400", { sellingPrice: 50_000, salePrice: 40_000, discount: 20 }, [50_000, 50_000]],
  ["a sale of one option", "500/500 400", { sellingPrice: 50_000, salePrice: null, discount: 0 }, [50_000, 40_000]],
  [
    "a sale with an end of one option",
    "500 400 dated/500",
    {
      ...{ sellingPrice: 50_000, specialPrice: null },
      variants: [{ turns: [{ price: 50_000, at: Date.parse("2026-11-30T23:59+03:00") }] }, {}],
    },
    [40_000, 50_000],
  ],
  ["a sale beside another price", "500 400 dated/600 550", { specialPrice: { price: 40_000 } }, [50_000, 55_000]],
  ["a sale down to the price of others", "500 400 dated/600 500", { specialPrice: null }, [40_000, 50_000]],
])("%s", async (_, rows, product, prices) => {
  const cells = rows.split("/").map((one, at): Cells => {
    const [price, sale, dated] = one.split(" ");
    const sale_price_effective_date = dated ? dates : "";
    const money = { price: `${price} ETB`, sale_price: sale ? `${sale} ETB` : "", sale_price_effective_date };
    return { id: String(at), item_group_id: "S", size: String(at), ...money };
  });
  const [found] = await read(...cells);
  expect(found).toMatchObject({ draft: product });
  expect(found?.ok && found.draft.variants.map(({ price }) => price)).toEqual(prices);
});

test.each([
  [["Cotton shirt - Red, M", "Cotton shirt - Blue, L"], "Cotton shirt"],
  [["Running shoe size 41", "Running shoe size 42"], "Running shoe"],
  [["Phone case (red)", "Phone case (blue)"], "Phone case"],
  [["Red shirt M", "Blue shirt L"], "Red shirt M"],
  [["Shirt", "Shirt Red"], "Shirt"],
  [["iPhone 15, Black", "iPhone 15, White"], "iPhone 15"],
  [["የጥጥ ሸሚዝ፣ ቀይ", "የጥጥ ሸሚዝ፣ ሰማያዊ"], "የጥጥ ሸሚዝ"],
])("the title of %j is %j", (titles, title) => expect(commonTitle(titles)).toBe(title));

test("when very many rows wait, products are whole once their rows are far above; a late row is refused by its line", () => {
  const groups = new RowGroups(20);
  const header = readHeader(HEADER);
  let line = 1;
  const added = (cells: Cells) => {
    const read = readProductRow(row(cells), header, { now, usdRate });
    const own = groups.add({ ...read, line: ++line, vendor: "V" });
    return [...(own ? [own] : []), ...groups.overflow()];
  };
  const pairs = Array.from({ length: 50 }, (_, at) =>
    ["Red", "Blue"].map((color) => added({ id: `${color}${at}`, item_group_id: `G${at}`, color })),
  );
  const early = pairs.flat(2);
  const late = added({ id: "late", item_group_id: "G0", color: "Green" });
  const found = [...early, ...groups.products()];
  expect(early.length).toBeGreaterThan(35);
  expect(found.map((one) => one.ok && [one.draft.feedId, one.draft.variants.length])).toEqual(
    pairs.map((_, at) => [`group:G${at}`, 2]),
  );
  expect(late).toMatchObject([
    { ok: false, line: 102, feedId: "late", fault: { code: "farApart", value: "G0", more: 10 } },
  ]);
});

test("long texts wait for fewer rows, which bounds memory", () => {
  const groups = new RowGroups();
  const header = readHeader([...HEADER, "description"]);
  const cells = (at: number) => [...row({ id: `l${at}`, item_group_id: `L${at}`, color: "Red" }), "clay ".repeat(990)];
  const early = Array.from({ length: 3_000 }, (_, at) => {
    groups.add({ ...readProductRow(cells(at), header, { now, usdRate }), line: at, vendor: "V" });
    return [...groups.overflow()].length;
  });
  const left = [...groups.products()].length;
  expect([early.reduce((sum, one) => sum + one) + left, left < 2_300]).toEqual([3_000, true]);
});
