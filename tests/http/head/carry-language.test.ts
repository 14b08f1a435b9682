import { describe, expect, test } from "vitest";
import { carryLanguage, addressLanguage, namedLanguage } from "../../../app/http/head/carry-language.server.ts";

// settled.md 16.

const here = new URL("http://localhost:8787/?lng=am");
const html = { "Content-Type": "text/html; charset=utf-8" };
const carried = (body: string, headers: Record<string, string> = html) =>
  carryLanguage(new Response(body, { headers }), "am", here).text();

describe("links of a page", () => {
  test.each([
    ['<a href="/shop/cart">', '<a href="/shop/cart?lng=am">'],
    ['<a href="/x?a=1&amp;b=2#c">', '<a href="/x?a=1&amp;b=2&amp;lng=am#c">'],
    // React writes an apostrophe as a numeric entity, which contains '#'.
    ['<a href="/x?name=women&#x27;s">', '<a href="/x?name=women&#x27;s&amp;lng=am">'],
    ['<a href="/x?q=&quot;a&lt;b&gt;">', '<a href="/x?q=&quot;a&lt;b&gt;&amp;lng=am">'],
    ['<a class="b" href="/ቡና" lang="am">', '<a class="b" href="/ቡና?lng=am" lang="am">'],
  ])("%s", async (given, wanted) => expect(await carried(`${given}ቡና</a>`)).toBe(`${wanted}ቡና</a>`));

  test.each([
    '<a href="#main">',
    '<a href="/media/goods/a-640.webp">',
    '<a href="https://www.example.com/?a=1&amp;b=2">',
    '<a href="/shop/cart?lng=en">',
    '<a id="x">',
    '<link rel="canonical" href="/a">',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<form action="/shop/sidebar/list">',
    '<button formaction="/buy-now">',
  ])("%s stays as it is", async (tag) => expect(await carried(`${tag}<!--$--> &amp; `)).toBe(`${tag}<!--$--> &amp; `));

  test("what looks like a link in a text or a script, as React prints them, is none", async () => {
    const text =
      '<script type="text/x-deferred">enqueue("\\u003ca href=\\"/a\\">")</script><p title="&lt;a href=&quot;/a&quot;&gt;">' +
      '&lt;a href=&quot;/a&quot;&gt;</p><textarea>&lt;a href=&quot;/a&quot;&gt;</textarea><abbr href="/a">';
    expect(await carried(text)).toBe(text);
  });

  test("wherever the bytes are cut, the page is the same", async () => {
    const page = '<p>ሰላም</p><!--$--><a class="x" href="/x?a=1&amp;b=ቡና#c">ቡና</a><!--/$--><a href="/y">y</a>';
    const wanted = await carried(page);
    expect(wanted).toContain('href="/x?a=1&amp;b=ቡና&amp;lng=am#c"');
    const bytes = new TextEncoder().encode(page);
    for (let cut = 1; cut < bytes.length; cut++) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      void writer.write(bytes.slice(0, cut)).then(() => writer.write(bytes.slice(cut)).then(() => writer.close()));
      const response = carryLanguage(new Response(readable, { headers: html }), "am", here);
      expect(await response.text()).toBe(wanted);
    }
  });

  test("what is there goes out before the rest comes (decision 2)", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    void writer.write(encoder.encode('<a href="/first">first</a><p>'));
    const reader = carryLanguage(new Response(readable, { headers: html }), "am", here).body!.getReader();
    let text = "";
    while (!text.includes("</a>")) text += new TextDecoder().decode((await reader.read()).value);
    expect(text).toContain('<a href="/first?lng=am">first</a>');
    void writer.write(encoder.encode('<a href="/second">')).then(() => writer.close());
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += new TextDecoder().decode(part.value);
    expect(text).toContain('<a href="/second?lng=am">');
  });
});

test("data and files keep every byte", async () => {
  const body = '{"html":"<a href=\\"/a\\">"}';
  for (const type of ["application/json", "text/plain", "application/rss+xml"])
    expect(await carried(body, { "Content-Type": type })).toBe(body);
});

test.each([
  ["/product/default/new?variant=3", "/product/default/new?variant=3&lng=am"],
  ["/sign-in?next=%2Faccount", "/sign-in?next=%2Faccount&lng=am"],
  ["/shop/cart?lng=en", "/shop/cart?lng=en"],
  ["https://checkout.example/pay", "https://checkout.example/pay"],
])("a redirect to %s leads to %s", (location, wanted) => {
  const { status, headers } = carryLanguage(
    new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } }),
    "am",
    here,
  );
  expect([status, headers.get("Location"), headers.get("Cache-Control")]).toEqual([303, wanted, "no-store"]);
});

const shop = "http://localhost:8787";

test.each([
  ["?lng=am", "am"],
  ["?lng=en", "en"],
  ["?category=x&lng=am", "am"],
  ["?%6Cng=%61m", "am"],
])("/%s names %s", (search, language) => expect(addressLanguage(new URL(search, shop))).toBe(language));

test.each([
  "",
  "?lng=",
  "?lng=xx",
  "?lng=AM",
  "?lng=am&lng=en",
  "?Lng=am",
  "?lng=toString",
  "?next=%2F%3Flng%3Dam",
  "#lng=am",
])("/%s names none", (search) => expect(addressLanguage(new URL(search, shop))).toBeNull());

describe("the language a request names", () => {
  const request = (path: string, init: { method?: string; accept?: string; referer?: string } = {}) => {
    const { method = "GET", accept = "text/html,*/*", referer } = init;
    return new Request(shop + path, { method, headers: { Accept: accept, ...(referer && { Referer: referer }) } });
  };
  const page = `${shop}/shop/sidebar/list?name=x&lng=am`;

  test("its address comes first", () => {
    expect(namedLanguage(request("/?lng=en", { method: "POST", referer: page }), shop)).toBe("en");
  });

  test("what a page asks for by script, and the form it sends, speak as the page does", () => {
    expect(namedLanguage(request("/search/suggestions?q=x", { accept: "*/*", referer: page }), shop)).toBe("am");
    expect(namedLanguage(request("/cart/lines", { method: "POST", referer: page }), shop)).toBe("am");
  });

  test("a link leads where its address says, whatever page it stood on", () => {
    expect(namedLanguage(request("/shop/cart", { referer: page }), shop)).toBeNull();
  });

  test.each([
    ["another site's page", "https://gulit.example/?lng=am"],
    ["no address", "lng=am"],
    ["an unknown language", `${shop}/?lng=xx`],
    ["a page that names none", `${shop}/`],
  ])("%s says nothing", (_, referer) => {
    expect(namedLanguage(request("/cart/lines", { method: "POST", referer }), shop)).toBeNull();
  });
});
