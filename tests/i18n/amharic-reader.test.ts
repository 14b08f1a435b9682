import { describe, expect, test } from "vitest";
import { faultsOf, jsonFaults, keysOf } from "../support/amharic/latin.ts";
import { readPage } from "../support/amharic/read-page.ts";
import { routeOf, routes, wordless } from "../support/amharic/routes.ts";

// The reader of tests/e2e/http/amharic-walk.full.spec.ts.

const keys = keysOf({ card: { addToCart: "ወደ ጋሪ ያስገቡ" } });
const page = (body: string, head = "<title>ጋሪ | ጉልት</title>") =>
  `<!DOCTYPE html><html lang="am"><head>${head}</head><body>${body}</body></html>`;
const faults = (body: string, names: string[] = [], head?: string) => faultsOf(readPage(page(body, head)), keys, names);

describe("an Amharic page", () => {
  test.each([
    ["plain", `<h1>ጋሪ</h1><p>የትዕዛዝ ቁጥር፦ <strong>48 2719 3158</strong></p>`],
    ["a price, a unit, a maker", `<p>Samsung ስልክ፣ 128 GB፣ 33,000\u00a0ETB</p>`],
    ["a name marked as English", `<a href="/x" lang="en">Blue lamp</a>`],
    ["an Amharic island in an English one", `<div lang="en">Lamp <span lang="am">መብራት</span></div>`],
    [
      "what was typed",
      `<input type="text" value="coffee pot" placeholder="ምን ይፈልጋሉ?"/><textarea>two chairs</textarea>`,
    ],
    ["scripts and styles", `<script>const a = "Add to cart";</script><style>.a{color:red}</style>`],
    ["an address", `<p>https://gulit.example/track እና name@mail.com</p>`],
    ["a prefix before a name", `<p>ለ<span lang="en">Bole Digital</span> ይደውሉ</p>`],
    ["comments between words", `<p>ገጽ<!-- --> <!-- -->2<!-- --> ከ<!-- -->5</p>`],
    ["a hundred", `<p>100 ዕቃዎች</p>`],
  ])("%s", (_, body) => expect(faults(body)).toEqual([]));
});

describe("a page with one English word", () => {
  test.each([
    ["in a paragraph", `<p>Sold out</p>`, "p: Sold out"],
    ["in a button", `<button>Save</button>`, "button: Save"],
    ["spoken", `<button aria-label="Close">×</button>`, "button[aria-label]: Close"],
    ["of a picture", `<img src="/a.webp" alt="Front view"/>`, "img[alt]: Front view"],
    ["hovered", `<span title="Ends soon">ቀን</span>`, "span[title]: Ends soon"],
    ["in an empty field", `<input placeholder="Your name"/>`, "input[placeholder]: Your name"],
    ["on an old button", `<input type="submit" value="Send"/>`, "input[value]: Send"],
    ["of an option", `<select><option value="a">Blue</option></select>`, "option: Blue"],
    [
      "that a script shows",
      `<form data-unconfirmed="Nothing was sent.">ጋሪ</form>`,
      "form[data-unconfirmed]: Nothing was sent.",
    ],
    ["with an entity", `<p>Don&#x27;t</p>`, "p: Don't"],
    ["behind a mark that ended", `<p><span lang="en">Lamp</span> left</p>`, "p: left"],
  ])("%s", (_, body, fault) => expect(faults(body)).toEqual([fault]));

  test("in its title, its description, its card for others", () => {
    expect(faults("", [], "<title>Cart | Gulit</title>")).toEqual(["title: Cart | Gulit"]);
    const described = `<title>ጋሪ</title><meta name="description" content="All goods"/><meta property="og:title" content="Cart"/>`;
    expect(faults("", [], described)).toEqual(["meta[content]: All goods", "meta[content]: Cart"]);
  });

  test("whole", () =>
    expect(faultsOf(readPage(`<html lang="en"><title lang="am">ጋሪ</title></html>`), keys)).toEqual([
      `<html lang="en">`,
    ]));
});

test("keys, holes, gluing, nothing counted and wrong marks are found", () => {
  expect(faults(`<p>card.addToCart</p>`)).toEqual(["key, p: card.addToCart"]);
  expect(faults(`<p>ሰላም፣ {{name}}</p>`, [])).toContain("unfinished: ሰላም፣ {{name}}");
  expect(faults(`<p>ከ 500 ጀምሮ</p>`)).toEqual(["glued: ከ 500 ጀምሮ"]);
  expect(faults(`<p>ጋሪዎ ባዶ ነው ።</p>`)).toEqual(["glued: ጋሪዎ ባዶ ነው ።"]);
  expect(faults(`<p>0 ዕቃዎች</p>`)).toEqual(["nothing is counted: 0 ዕቃዎች"]);
  expect(faults(`<a lang="en">ሻጭ፦ Bole Digital</a>`)).toEqual(["marked as English, a: ሻጭ፦ Bole Digital"]);
});

test("names of the data pass, whole or cut, and nothing else with them", () => {
  expect(faults(`<p>ወደ ጋሪ ገብቷል፦ Blue lamp</p>`, ["Blue lamp"])).toEqual([]);
  expect(faults(`<p>Toyota Corol...</p>`)).toEqual([]);
  expect(faults(`<p>Blue lamp sold</p>`, ["Blue lamp"])).toEqual(["p: Blue lamp sold"]);
});

test("sentences of a JSON answer are read, names that say so and what is for programs are not", () => {
  const answer = {
    ok: false,
    form: "Sold out.",
    fields: { quantity: "ከ1 እስከ 99" },
    to: "/shop/cart",
    item: { name: "Lamp", lang: "en" },
  };
  expect(jsonFaults(answer)).toEqual(["form: Sold out."]);
  expect(jsonFaults({ list: [{ text: "Save" }] })).toEqual(["list[0].text: Save"]);
});

test("paths find their routes, the particular ones first", () => {
  expect(routes.length).toBeGreaterThan(90);
  expect(routeOf("/")).toBe("");
  expect(routeOf("/blog/classic/feed.xml")).toBe("blog/classic/feed.xml");
  expect(routeOf("/blog/classic/shoe-sizes")).toBe("blog/classic/:postSlug");
  expect(routeOf("/pages/terms")).toBe("pages/:policy");
  expect(routeOf("/pages/mobile")).toBe("pages/mobile");
  expect(routeOf("/no/such")).toBe("*");
  for (const route of Object.keys(wordless)) expect(routes).toContain(route);
});
