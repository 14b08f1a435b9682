import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ColorView } from "../../../app/routes/shop/facets-view.server.ts";
import { Checkboxes } from "../../../app/routes/shop/listing-filters.tsx";

const nasty = `</label><script>alert("a" & 'b')</script>`;
const values: ColorView[] = [
  { value: "plain", name: "Plain", color: null, count: "1,204", isChosen: false },
  { value: "blue", name: "ሰማያዊ", lang: "am", color: "#2f62a8", count: "0", isChosen: true },
  { value: nasty, name: nasty, color: null, count: null, isChosen: false },
  { value: "dark", name: "Dark", color: `#000"${nasty}`, count: "3", isChosen: false },
];

test("a check box for each value, and no element besides, whatever a shop is called", () => {
  const { list, boxes, names } = read(renderToStaticMarkup(<Checkboxes param="brand" values={values} />));
  expect(boxes).toEqual(values.map(({ value, isChosen }) => ["brand", value, isChosen]));
  expect(list).toEqual({ ul: 1, li: 4, label: 4, input: 4, span: 4 + 2 + 3 });
  expect(names).toEqual(["", "am", "", ""]);
});

type Node = DefaultTreeAdapterTypes.ChildNode;

function read(html: string) {
  const list: Record<string, number> = {};
  const boxes: unknown[] = [];
  const names: string[] = [];
  const walk = (node: Node) => {
    if (!("tagName" in node)) return;
    list[node.tagName] = (list[node.tagName] ?? 0) + 1;
    const value = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    if (node.tagName === "input") boxes.push([value("name"), value("value"), value("checked") !== undefined]);
    if (node.tagName === "span" && value("class") === undefined) names.push(value("lang") ?? "");
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return { list, boxes, names };
}
