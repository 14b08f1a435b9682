import { expect, test } from "vitest";
import { readHeader, readMapping, requireColumns } from "../../../app/domain/feed/feed-columns.ts";

function indexes(cells: string[], map = "") {
  const header = readHeader(cells, readMapping(map));
  requireColumns(cells, header, readMapping(map));
  return Object.fromEntries([...header.columns].map(([column, { index }]) => [column, index]));
}

test("Google's names, however they are written", () => {
  expect(indexes(["\ufeffID", "Title", "g:price", "image link", "Sale-Price", "colour"])).toEqual({
    ...{ id: 0, title: 1, price: 2, image_link: 3, sale_price: 4, color: 5 },
  });
});

test("a simple file needs no map, and its prices are birr", () => {
  const { columns } = readHeader(["vendor", "title", "description", "price_etb", "sizes"]);
  expect(columns.get("price")).toEqual({ index: 3, name: "price_etb", isBareBirr: true });
  expect(columns.get("vendor")?.index).toBe(0);
});

test("a column's own name wins over other names, --map over both", () => {
  expect(indexes(["name", "title", "price"])).toEqual({ title: 1, price: 2 });
  expect(indexes(["title", "name", "price"])).toEqual({ title: 0, price: 2 });
  expect(indexes(["title", "label", "price", "cost"], "title=label,price=cost")).toEqual({ title: 1, price: 3 });
  expect(indexes(["ስም", "ዋጋ"], "title_am=ስም, price=ዋጋ")).toEqual({ title_am: 0, price: 1 });
});

test("--map takes names with commas", () => {
  expect(indexes(["Bilder (x,y,z...)", "title", "price"], "image_link=Bilder (x,y,z...),price=price")).toMatchObject({
    ...{ image_link: 0, price: 2 },
  });
});

test.each([
  ["Shopify", "Handle,Title,Option1 Name,Option1 Value,Variant Price"],
  ["Shopify", "URL handle,Title,Option1 name,Option1 value,Price,Compare-at price"],
  ["WooCommerce", "ID,Type,SKU,Name,Regular price,Attribute 1 name,Attribute 1 value(s)"],
  ["Magento", "sku,attribute_set_code,product_type,name,price,qty"],
  ["PrestaShop", "Product ID;Active (0/1);Name;Price tax included".replaceAll(";", ",")],
  [null, "id,title,price,type"],
])("%s is known by its header", (program, names) => {
  expect(readHeader(names.split(",")).program).toBe(program);
});

test.each([
  [["title", "cost"], "", 'noColumn {"column":"price"'],
  [["price"], "", 'noColumn {"column":"title"'],
  [["title", "price"], "price=cost", 'noColumn {"column":"cost"'],
  [["title", "price"], "prise=price", '--map knows no column "prise"'],
  [["title", "price"], "price", "--map takes pairs"],
  [["title", "price"], "price=price,price=title", 'names "price" twice'],
])("%j with --map %s is refused", (cells, map, problem) => {
  expect(() => indexes(cells, map)).toThrow(problem);
});
