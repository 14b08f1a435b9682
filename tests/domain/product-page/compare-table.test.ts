import { describe, expect, test } from "vitest";
import {
  compareTable,
  type CompareCell,
  type ComparedProduct,
} from "../../../app/domain/product-page/compare-table.ts";
import type { Product } from "../../../app/domain/products/product.ts";
import type { Locale } from "../../../app/domain/languages.ts";
import { sampleProduct, viewer } from "../products/sample-product.ts";

type Specification = ComparedProduct["specifications"][number];

const says = (name: string, value: string, nameAm: string | null = null, valueAm: string | null = null) =>
  ({ name, nameAm, value, valueAm }) satisfies Specification;

type Changes = Partial<Product & Pick<ComparedProduct, "variants" | "specifications" | "variant">>;

function product({ variants = [], specifications = [], variant = null, ...changes }: Changes = {}): ComparedProduct {
  return {
    product: sampleProduct({ ...changes, variants }),
    variant,
    variantId: variant?.id ?? 0,
    variants,
    specifications,
  };
}

const variant = (color: string | null, size: string | null, price = 400_000) => ({
  ...{ id: 1, color, colorAm: null, colorCode: null, size, price },
});

function read(products: ComparedProduct[], locale: Locale = "en"): [string, string[], boolean][] {
  const { rows } = compareTable(products, { ...viewer, locale });
  return rows.map(({ title, cells, differs }) => [
    "fixed" in title ? title.fixed : title.name,
    cells.map(plain),
    differs,
  ]);
}

function plain(cell: CompareCell): string {
  switch (cell.kind) {
    case "price":
      return cell.price.current.replace(/\u00a0/g, " ");
    case "rating":
      return cell.rating ? `${cell.rating.average} (${cell.rating.count})` : "-";
    case "stock":
      return `${cell.stock.state} ${cell.stock.left}`;
    case "delivery":
      return cell.free ? "free" : "paid";
    case "texts":
      return cell.texts.map(({ name }) => name).join(" | ");
  }
}

describe("rows of two products", () => {
  const cheap = product({ id: 1, brand: "Habesha", rateSum: 8, rateCount: 2, freeDelivery: true });
  const dear = product({ id: 2, sellingPrice: 500_000, stockAmount: 1 });

  test("price, rating, stock, delivery, seller, brand and category, in this order", () => {
    expect(read([cheap, dear])).toEqual([
      ["price", ["4,000 ETB", "5,000 ETB"], true],
      ["rating", ["4 (2)", "-"], true],
      ["stock", ["many 12", "last 1"], true],
      ["delivery", ["free", "paid"], true],
      ["vendor", ["Shiro Meda Weavers | Addis Ababa", "Shiro Meda Weavers | Addis Ababa"], false],
      ["brand", ["Habesha", ""], true],
      ["category", ["Traditional wear", "Traditional wear"], false],
    ]);
  });

  test("plenty is plenty, few are counted", () => {
    const isMarked = (left: number, other: number) =>
      read([product({ stockAmount: left }), product({ id: 2, stockAmount: other })]).find(
        ([title]) => title === "stock",
      )![2];
    expect([isMarked(40, 90), isMarked(3, 4), isMarked(3, 40), isMarked(0, 0)]).toEqual([false, true, true, false]);
  });

  test("one product differs from nobody", () => {
    expect(read([cheap]).filter(([, , differs]) => differs)).toEqual([]);
  });
});

test("colours and sizes come from the variants, each once; the price of variants is a range", () => {
  const shoe = product({ variants: [variant("Blue", "41"), variant("Blue", "42"), variant("Red", "42", 450_000)] });
  const rows = read([shoe, product()]);
  expect(rows[0]).toEqual(["price", ["4,000 - 4,500 ETB", "4,000 ETB"], true]);
  expect(rows.slice(-2)).toEqual([
    ["colors", ["Blue | Red", ""], true],
    ["sizes", ["41 | 42", ""], true],
  ]);
});

test("a chosen option is compared by its own price, stock, colour, size, picture and link", () => {
  const red = { ...variant("Red", "42", 450_000), id: 9, stockAmount: 1, picture: "/media/web-banner/red.webp" };
  const shoe = product({ variants: [variant("Blue", "41"), red], variant: red });
  expect(compareTable([shoe], viewer).products[0]).toEqual({
    ...{ key: "7-9", productId: 7, variantId: 9, name: "Netela shawl", variant: { name: "Red, 42" } },
    ...{ href: "/product/default/netela-shawl?variant=9", thumbnail: "/media/web-banner/red.webp" },
  });
  const rows = read([shoe]);
  expect(rows[0]![1]).toEqual(["4,500 ETB"]);
  expect(rows[2]![1]).toEqual(["last 1"]);
  expect(rows.slice(-2).map(([, cells]) => cells)).toEqual([["Red"], ["42"]]);
});

const unions: [string, Specification[][], [string, string[], boolean][]][] = [
  [
    "every name that any product has, in order of appearance",
    [[says("Voltage", "220 V")], [says("Warranty", "1 year"), says("Voltage", "220 V")]],
    [
      ["Voltage", ["220 V", "220 V"], false],
      ["Warranty", ["", "1 year"], true],
    ],
  ],
  [
    "one row for one name, however it is written; spaces and capitals make no difference",
    [[says("Screen size", "6 in")], [says(" screen SIZE", "6in")]],
    [["Screen size", ["6 in", "6in"], false]],
  ],
  [
    "several values of one name in one product stand together",
    [[says("Port", "USB-C"), says("Port", "HDMI"), says("Port", "usb-c")], []],
    [["Port", ["usb-c | HDMI", ""], true]],
  ],
  [
    "brand, colour and size of a specification stand in the shop's own rows",
    [[says("Brand", "Sony"), says("Colour", "Black")], [says("Color", "White")]],
    [
      ["brand", ["Sony", ""], true],
      ["category", ["Traditional wear", "Traditional wear"], false],
      ["colors", ["Black", "White"], true],
    ],
  ],
  ["a name that is empty says nothing", [[says(" ", "lost")], []], []],
];

test.each(unions)("specifications: %s", (_, specifications, expected) => {
  const rows = read(specifications.map((own, at) => product({ id: at + 1, specifications: own })));
  const own = ["price", "rating", "stock", "delivery", "vendor"];
  const isFolded = expected[0]?.[0] === "brand";
  const shown = rows.filter(([title]) => !own.includes(title) && (isFolded || title !== "category"));
  expect(shown).toEqual(expected);
});

test("values of another language than the page's say so", () => {
  const { rows } = compareTable([product({ specifications: [says("Care", "በእጅ ይታጠቡ")] })], viewer);
  expect(rows.at(-1)!.cells[0]).toEqual({ kind: "texts", texts: [{ name: "በእጅ ይታጠቡ", lang: "am" }] });
});
