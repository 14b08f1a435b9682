import { expect, test, type Page } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { startOwnShop } from "../../support/own-shop.ts";
import { signInBrowser } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// settled.md 13; pages that navigate by themselves are covered by support/no-policy-reports.ts.

const PAGES = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/4cols",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/unknown",
];

const GUEST_PAGES = [
  "/sign-in",
  "/register",
  "/reset",
  "/vendors",
  "/shop/compare",
  "/shop/recently-viewed",
  "/newsletter",
];
const SHOPPER_PAGES = [
  "/",
  "/product/default/yirgacheffe-coffee",
  "/shop/wishlist",
  "/account",
  "/account/profile",
  "/account/contact",
  "/account/password",
  "/account/addresses",
  "/account/sessions",
  "/account/delete",
];

async function complaintsOf(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwnStatus = message.text().includes("404 (Not Found)") && path === "/unknown";
    if (message.type() === "error" && !isOwnStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  await page.goto(path);
  await page.locator("body").press("Tab");
  if (path !== "/unknown") await enhanced(page);
  await page.locator("footer").last().scrollIntoViewIfNeeded();
  return complaints;
}

for (const path of shareOf([...PAGES, ...GUEST_PAGES], 3)) {
  test(`no violation of the policy and no error on ${path}`, async ({ page }) => {
    expect(await complaintsOf(page, path)).toEqual([]);
  });
}

test(
  "no violation of the policy and no error on the pages of somebody signed in",
  { tag: "@full" },
  async ({ context, baseURL }) => {
    await signInBrowser(context, baseURL!);
    for (const path of SHOPPER_PAGES) {
      const page = await context.newPage();
      expect.soft(await complaintsOf(page, path), path).toEqual([]);
      expect.soft(new URL(page.url()).pathname).toBe(path);
      await page.close();
    }
  },
);

for (const javaScriptEnabled of isFull ? [true, false] : [true]) {
  test(`a violation is reported, scripts ${javaScriptEnabled ? "on" : "off"}: the end of the tour counts on it`, async ({
    browser,
  }) => {
    test.slow();
    const shop = await startOwnShop();
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.route("**/shop/compare", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}<style>h1{color:red}</style>` });
    });
    expect(shop.policyReports()).toBe("");
    await page.goto(`${shop.url}/shop/compare`);
    await expect.poll(() => shop.policyReports()).toContain("style-src-elem");
    expect(shop.policyReports()).toContain('"page":"/shop/compare"');
    await context.close();
    await shop.stop();
  });
}

test("the policy and its companions stand on pages, data, redirects, refusals and errors", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL!);
  await visitor.get("/");
  const answers = [
    await visitor.get("/"),
    await visitor.get("/_.data"),
    await visitor.get("/cart/lines"),
    await visitor.post("/preferences", { locale: "en" }),
    await visitor.post("/preferences", { _xsrf: "" }),
    await visitor.get("/unknown"),
    await visitor.send("PUT", "/", {}),
  ];
  for (const { status, headers } of answers) {
    expect(headers.get("content-security-policy"), String(status)).toMatch(
      /script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/,
    );
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("permissions-policy")).toBeTruthy();
  }
  const nonces = answers.map(({ headers }) => /nonce-([^']+)/.exec(headers.get("content-security-policy")!)![1]);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test("the session cookie is signed, hidden from scripts and kept; anything else is a guest", async ({ baseURL }) => {
  const visitor = new Visitor(baseURL!);
  const first = await visitor.get("/");
  const cookie = first.headers.getSetCookie().find((set) => set.startsWith("sid="))!;
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
  expect((await visitor.get("/")).headers.getSetCookie().filter((set) => /^(sid|XSRF)/.test(set))).toEqual([]);
  const known = visitor.cookies.get("sid")!;
  for (const forged of [
    known.slice(0, -2),
    `${known}x`,
    "x",
    known.replace(/^./, (first) => (first === "_" ? "-" : "_")),
  ]) {
    const thief = new Visitor(baseURL!);
    thief.cookies.set("sid", forged);
    const answer = await thief.get("/shop/cart");
    expect(answer.status).toBe(200);
    expect(thief.cookies.get("sid")).not.toBe(forged);
  }
});

test("built files are kept for ever, pictures for a week, and typed", async ({ baseURL }) => {
  const { text } = await new Visitor(baseURL!).get("/");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(text)![1]!;
  const picture = /src="(\/media\/web-banner\/[^"]+\.webp)"/.exec(text)![1]!;
  const asset = await fetch(baseURL + style);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await fetch(baseURL + picture)).headers.get("cache-control")).toContain("max-age=604800");
  const files = [style, picture, "/push-worker.js", "/offline-worker.js", "/favicon.ico", "/icon.svg", "/NOTICE.txt"];
  for (const file of files)
    expect((await fetch(baseURL + file)).headers.get("x-content-type-options"), file).toBe("nosniff");
});
