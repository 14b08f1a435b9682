import { expect, test } from "vitest";
import { readHeader, readMapping } from "../../../app/domain/feed/feed-columns.ts";

const indexes = (cells: string[], map = "") =>
  Object.fromEntries([...readHeader(cells, readMapping(map)).columns].map(([column, { index }]) => [column, index]));

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

test.each([
  [["title", "cost"], "", 'The file has no column "price"'],
  [["price"], "", 'The file has no column "title"'],
  [["title", "price"], "price=cost", 'The file has no column "cost"'],
  [["title", "price"], "prise=price", '--map knows no column "prise"'],
  [["title", "price"], "price", "--map takes pairs"],
  [["title", "price"], "price=price,price=title", 'names "price" twice'],
])("%j with --map %s is refused", (cells, map, problem) => {
  expect(() => indexes(cells, map)).toThrow(problem);
});
