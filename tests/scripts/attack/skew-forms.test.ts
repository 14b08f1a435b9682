import { expect, test } from "vitest";
import { printedForms } from "../../../scripts/attack/skew/forms.ts";

// Forms as a browser without scripts sends them.

const page = `
  <form action="/find"><input name="name"></form>
  <form method="post" action="/cart/lines" id="add">
    <input type="hidden" name="_xsrf" value="a&amp;b"><input name="off" value="1" disabled>
    <input type="radio" name="way" value="one"><input type="radio" name="way" value="two" checked>
    <input type="checkbox" name="keep" value="1"><textarea name="note">so</textarea>
    <select name="city"><option value="a">A</option><option value="b" selected>B</option></select>
    <button name="intent" value="first">1</button><button name="intent" value="second">2</button>
  </form>
  <input form="add" name="quantity" value="3">`;

test("each form that writes, with its fields, chosen values and first button", () => {
  expect(printedForms(page)).toEqual([
    {
      action: "/cart/lines",
      fields: { _xsrf: "a&b", way: "two", note: "so", city: "b", intent: "first", quantity: "3" },
    },
  ]);
});
