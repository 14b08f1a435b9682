import { describe, expect, test } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { shareOf } from "../../support/shares.ts";
import { pathOf } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { newContact, signIn, newGuest } from "../../support/sign-in.ts";
import { attribute } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

test("two numbers in one field are said", async () => {
  const two = "0911234567 / 0712345678";
  const forms: [path: string, fields: Record<string, string>, times: number][] = [
    ["/sign-in", { contact: two, password: "coffee at seven" }, 1],
    ["/newsletter", { email: "hana@example.com; abebe@example.com", next: "/" }, 1],
    ["/shop/guest-checkout", { intent: "details", phone: two, email: "a@b.example, c@d.example" }, 2],
  ];
  for (const [path, fields, times] of forms) {
    const visitor = await newGuest(baseURL);
    if (path.includes("checkout")) await visitor.post("/cart/lines", { product: "1" });
    const { status, text } = await visitor.post(path, { returnTo: path, ...fields });
    expect(status, path).toBe(422);
    expect(
      text.match(/<p[^>]*class="form-field-error"[^>]*>(?:<span.*?<\/span>)?You entered two here\./g),
      path,
    ).toHaveLength(times);
  }
});

/** Posts a form as a browser without cookies, or with only those named in `cookies`. */
async function postWithout(baseURL: string, path: string, fields: Record<string, string>, headers = {}) {
  const visitor = new Visitor(baseURL);
  return visitor.post(path, { returnTo: "/shop/compare", ...fields }, headers);
}

/** The fields of the form that a page asks to send again. */
function shownForm(text: string): Record<string, string> {
  const form = /<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/.exec(
    text.slice(text.lastIndexOf('<div class="confirm-page ')),
  )![1]!;
  const inputs = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]));
}

describe("a browser without cookies", () => {
  test.each([
    ["en", "Your browser isn&#x27;t accepting cookies", "Or copy this address into another browser:"],
    ["am", "ብራውዘርዎ ኩኪ አያስቀምጥም", "ወይም ይህን አድራሻ ቀድተው በሌላ ብራውዘር ይክፈቱ፦"],
  ])("is told so by every form at once, with what to do, in %s", async (language, title, elsewhere) => {
    const paths = writingPaths("operator", "signer", "browser").map((path) =>
      pathOf(path, { addressId: "A".repeat(22) }),
    );
    expect(paths.length).toBeGreaterThan(30);
    for (const path of shareOf(paths, 6, language === "en" ? 0 : 3)) {
      const { status, text } = await postWithout(baseURL, path, { product: "1" }, { "Accept-Language": language });
      expect(status, path).toBe(403);
      expect(text, path).toContain(`<title>${title}</title>`);
      expect(text, path).toContain(elsewhere);
      expect(text, path).toContain(`${baseURL}/shop/compare</b>`);
    }
  });

  test("never sees the page that asks to confirm twice; what was typed is kept and sent once cookies are allowed", async () => {
    const [product] = await findProducts(baseURL, 1);
    const first = await postWithout(baseURL, "/cart/lines", { product: product!.id, quantity: "1" });
    const again = shownForm(first.text);
    expect(again).toMatchObject({ product: product!.id, quantity: "1" });
    const second = await postWithout(baseURL, "/cart/lines", again);
    expect(second.text).toContain("Your browser isn&#x27;t accepting cookies");
    const visitor = new Visitor(baseURL);
    const third = await visitor.post("/cart/lines", again);
    expect((await visitor.post("/cart/lines", shownForm(third.text))).status).toBe(303);
    expect(await visitor.cart()).toEqual({ [product!.id]: 1 });
  });

  test("that sends an old cookie for ever is told so at the second time", async () => {
    const stale = { Cookie: "sid=of-another-year; XSRF-TOKEN=likewise" };
    const [product] = await findProducts(baseURL, 1);
    const first = await postWithout(baseURL, "/cart/lines", { product: product!.id }, stale);
    expect(first.text).toContain("<h1>Please confirm</h1>");
    // The page names the product, not its number.
    expect(first.text).toMatch(/<dt>Product<\/dt><dd><span[^>]*>[^<]*\p{L}{3}/u);
    const second = await postWithout(baseURL, "/cart/lines", shownForm(first.text), stale);
    expect(second.text).toContain("<h1>Your browser isn&#x27;t accepting cookies</h1>");
  });
});

/** Where the button of a language, currency or the lite pages sends the page's main form. */
function switchOf(text: string, name: string, value: string): string | undefined {
  const tag = [...text.matchAll(/<button[^>]*>/g)]
    .map(([one]) => one)
    .find((one) => one.includes(`name="${name}"`) && one.includes(`value="${value}"`) && one.includes('form="'));
  return tag && attribute(tag, "formAction");
}

describe("specification 3.5: a switch without scripts keeps what was typed in the page's main form", () => {
  const address = { name: "Hana Bekele", phone: "0911", city: "Nowhere", landmark: "Behind <b>the</b> mill" };
  const forms: [path: string, fields: Record<string, string>][] = [
    ["/shop/guest-checkout", { intent: "details", ...address, email: "hana@", note: "Ring twice" }],
    ["/account/contact", { intent: "send", contact: "0911" }],
    ["ask", { question: "Does it fold?", contact: "hana@example" }],
    ["/sign-in", { contact: "hana@example" }],
    ["/track", { number: "Order hana@example", phone: "0911" }],
  ];
  test.each(forms)("%s", async (named, fields) => {
    const visitor = await newGuest(baseURL);
    const [product] = await findProducts(baseURL, 1);
    const path = named === "ask" ? `${product!.path}/ask` : named;
    if (path.startsWith("/account")) await signIn(visitor);
    if (path.includes("checkout")) await visitor.post("/cart/lines", { product: product!.id });
    const page = await visitor.get(path);
    const switches = [
      ["locale", "am", '<html lang="am"'],
      ["currency", "USD", "</html>"],
      ["lite", "1", "</html>"],
    ] as const;
    for (const [name, value, received] of shareOf(
      switches,
      2,
      forms.findIndex(([one]) => one === named),
    )) {
      const action = switchOf(page.text, name, value);
      if (name === "lite" && action === undefined) continue;
      // Enter in a field sends the form and switches nothing.
      const first = /<button[^>]*form="[^"]+"[^>]*>/.exec(page.text)![0];
      expect(first).not.toContain("name=");
      const secrets = { password: "coffee at seven", code: "123456" };
      const { status, text, headers } = await visitor.post(action!, { ...fields, ...secrets, [name]: value });
      expect(status, `${path} ${name}`).toBe(200);
      expect(text).toContain(received);
      for (const [field, typed] of Object.entries(fields))
        expect(shownValue(text, field), `${name} ${field}`).toBe(typed);
      expect(text).not.toContain("coffee at seven");
      expect(text).not.toContain('class="problem-box');
      expect(text).not.toMatch(/<title>(?:Error|ስህተት)/);
      expect(headers.getSetCookie().join()).toContain(`${name === "locale" ? "lng" : name}=`);
      // Not stored: the next page lacks the value.
      expect((await visitor.get(path)).text).not.toContain(fields.name ?? fields.what ?? fields.question ?? "hana@ex");
    }
  });
});

function shownValue(text: string, name: string): string | undefined {
  const area = new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)</textarea>`).exec(text)?.[1];
  const tags = [...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))].map(([tag]) => tag);
  const values = tags.map((tag) => attribute(tag, "value"));
  return area ?? values.find((value) => value !== "") ?? values[0];
}

const asked = { "Content-Type": "application/x-www-form-urlencoded" };
const click = (address: string) =>
  fetch(address, { method: "POST", headers: asked, body: "List-Unsubscribe=One-Click", redirect: "manual" });

test("one-click unsubscribe (RFC 8058): both headers are on every mail with a link to leave; the POST needs its secret alone", async () => {
  const [email, follower] = [newContact(), newContact()];
  const visitor = await newGuest(baseURL);
  await visitor.post("/newsletter", { email, next: "/" });
  await visitor.post("/alerts/vendors", { vendor: "1", contact: follower });
  for (const [contact, page] of [
    [email, "/newsletter/leave"],
    [follower, "/alerts/leave"],
  ] as const) {
    const mail = (await messagesTo(baseURL, contact))[0]!;
    expect(mail.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(/^<http:\/\/localhost:\d+\/leave\/\w+\?q=[\w-]{22}>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const address = mail.headers!["List-Unsubscribe"]!.slice(1, -1).replace(/^http:\/\/localhost:\d+/, baseURL);
    // Opening the address unsubscribes nobody, and shows the page with the button.
    const looked = await fetch(address, { redirect: "manual" });
    expect([looked.status, looked.headers.get("location")]).toEqual([303, page + new URL(address).search]);
    const unknown = address.replace(/q=.*/, `q=${"A".repeat(22)}`);
    for (const one of [unknown, address.replace(/q=.*/, "q="), address, address]) {
      const answer = await click(one);
      expect([answer.status, await answer.text(), answer.headers.getSetCookie()], one).toEqual([200, "", []]);
    }
    await visitor.post("/newsletter", { email, next: "/" });
    await visitor.post("/alerts/vendors", { vendor: "1", contact: follower });
    expect(await messagesTo(baseURL, contact, 2)).toHaveLength(2);
  }
  const code = newContact();
  await visitor.post("/register", { name: "Hana", contact: code, password: "coffee at seven" });
  expect((await messagesTo(baseURL, code))[0]!.headers).toBeUndefined();
});
