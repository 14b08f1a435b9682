import { describe, expect, test } from "vitest";
import { weightMark } from "../../../app/domain/pages/page-weight.ts";
import { liteHtml, litePage, isLite, liteCookie } from "../../../app/http/pages/lite-page.server.ts";

const classes = new Set(["button", "price"]);

describe("what a lite page does without", () => {
  test.each([
    ["a script", `<p>a<script async="">if (1 < 2) run("</p>");</script>b</p>`, "<p>ab</p>"],
    ["a drawing", `<a href="/x"><svg width="24"><use href="#i-x"></use></svg>Cart</a>`, `<a href="/x">Cart</a>`],
    ["a picture", `<li><picture class="p"><source srcSet="a"/><img src="a"/></picture>Tea</li>`, "<li>Tea</li>"],
    ["a bare picture", `<p><img src="/a.webp" alt=""/>Hana</p>`, "<p>Hana</p>"],
    ["a link that led to a picture", `<a href="/x" tabindex="-1" aria-hidden="true"><img src="a"/></a>`, ""],
    ["marks of the framework", `a<!--$--><template id="B:0"></template><!-- -->b<!--/$-->`, "ab"],
    ["files", `<link nonce="n" rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>`, ""],
    ["what scripts read", `<form data-quick="" action="/x" data-x="1">`, `<form action="/x">`],
    ["classes nobody knows", `<p class="a price b">`, `<p class="price">`],
    ["a class attribute", `<p class="a b" style="width:4%">`, "<p>"],
  ])("%s", (_, html, light) => expect(liteHtml(html, classes)).toBe(light));

  test.each([
    ["what was asked for", `<picture data-asked=""><img data-asked="" src="/a.webp"/></picture>`],
    ["words that look like code", `<p>a data-driven="x" class=&quot;b&quot; &lt;img&gt;</p>`],
    ["the address of the page", `<link rel="canonical" href="/"/>`],
  ])("not %s", (_, html) => expect(liteHtml(html, classes)).toBe(html.replaceAll(/ data-asked=""/g, "")));
});

describe("a lite page", () => {
  const same = (html: string) => html;
  const styles = { css: "p{margin:0}", classes };
  const page = (body: string) => `<html><head><title>Gulit</title></head><body>${body}</body></html>`;

  test("has one stylesheet, allowed by its nonce, and asks for no icon", async () => {
    const html = await litePage(page("<p>Tea</p>"), { styles, nonce: "n0", asSent: same });
    expect(html).toContain(`<link rel="icon" href="data:,"/><style nonce="n0">p{margin:0}</style></head>`);
  });

  test("says what it weighs, packed, and never less", async () => {
    const words = Array.from({ length: 4000 }, (_, index) => Math.imul(index, 2_654_435_761).toString(36)).join(" ");
    const html = await litePage(page(`${words}<p>${weightMark} KB</p>`), { styles, nonce: "n0", asSent: same });
    const said = Number(/<p>(\d+) KB/.exec(html)?.[1]);
    const packed = await new Response(
      new Response(html).body!.pipeThrough(new CompressionStream("gzip")),
    ).arrayBuffer();
    expect(said).toBe(Math.ceil(packed.byteLength / 1000));
    expect(said).toBeGreaterThan(10);
  });

  test("counts what is written into it later", async () => {
    const html = `<p>${weightMark} KB</p>`;
    expect(await litePage(page(html), { styles, nonce: "n0", asSent: same })).toContain("<p>1 KB</p>");
    const asSent = (text: string) => text + crypto.getRandomValues(new Uint8Array(4000)).join("");
    expect(await litePage(page(html), { styles, nonce: "n0", asSent })).not.toContain("<p>1 KB</p>");
  });
});

test.each([
  [{}, false],
  [{ cookie: "lite=1" }, true],
  [{ cookie: "a=b; lite=1" }, true],
  [{ "save-data": "on" }, true],
  [{ "save-data": "On" }, true],
  [{ "save-data": "off" }, false],
  [{ cookie: "lite=0", "save-data": "on" }, false],
  [{ cookie: "lite=1", "save-data": "off" }, true],
  [{ cookie: "lite=yes", "save-data": "on" }, true],
  [{ cookie: "lite=yes" }, false],
])("%j reads the lite shop: %s", (headers, lite) => expect(isLite(new Headers(headers))).toBe(lite));

test.each([
  ["1", true],
  ["0", false],
] as const)("the choice %s is remembered for a year, and read again: %s", (choice, lite) => {
  const cookie = liteCookie(choice, "https://gulit.example");
  expect(cookie).toBe(`lite=${choice}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure`);
  expect(isLite(new Headers({ cookie: cookie.split(";")[0]!, "save-data": "on" }))).toBe(lite);
});
