import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ValueView } from "../../../app/routes/shop/facets-view.server.ts";
import { valueItems } from "../../../app/routes/shop/listing-filters.tsx";

const nasty = `</label><script>alert("a" & 'b')</script>`;
const values: ValueView[] = [
  { value: "plain", name: "Plain", color: null, count: "1,204", isChosen: false },
  { value: "blue", name: "ሰማያዊ", lang: "am", color: "#2f62a8", count: "0", isChosen: true },
  { value: nasty, name: nasty, color: null, count: null, isChosen: false },
  { value: "dark", name: "Dark", color: `#000"${nasty}`, count: "3", isChosen: false },
];

test("check boxes are what React would make of them, whatever a shop is called", () => {
  const expected = values.map(({ value, name, lang, color, count, isChosen }) => (
    <li key={value}>
      <label className="listing-facet-row">
        <input type="checkbox" name="brand" value={value} defaultChecked={isChosen} />
        {color && <span className="listing-facet-swatch" style={{ backgroundColor: color }} />}
        <span lang={lang}>{name}</span>
        {count !== null && <span className="listing-facet-count">{count}</span>}
      </label>
    </li>
  ));
  expect(valueItems("brand", values)).toBe(renderToStaticMarkup(expected));
});
