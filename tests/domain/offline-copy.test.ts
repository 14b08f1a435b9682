import { expect, test } from "vitest";
import { offlinePage } from "../../app/client/offline/offline-page.ts";
import { copyWithAge } from "../../app/client/offline/copy-with-age.ts";

// docs/decisions/0036.

const AT = Date.UTC(2026, 10, 22, 11, 5);
const facts = { at: AT, now: AT + 60_000, waiting: 0, policy: "script-src 'self' 'nonce-abc+/='", script: "run('$&')" };
const page = (lang: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head></head><body class="x"><p>1</p></body></html>`;

test("the sentence with the time of the shop stands before everything, the script keeps its letters", () => {
  const shown = copyWithAge(page("en"), facts);
  expect(shown).toContain('<html data-still="" lang="en">');
  expect(shown).toMatch(/<body class="x"><aside id="offline-note" style="[^"]*">Saved copy from 22 November, 14:05\. /);
  expect(shown).toContain(`<script nonce="abc+/=">run('$&')</script></body>`);
  expect(shown).toContain('::after{content:" (14:05)"');
});

test("in Amharic by its own calendar and hours", () => {
  expect(copyWithAge(page("am"), facts)).toContain("የኅዳር 13፣ ከቀኑ 8:05 ቅጂ።");
});

test("prices of another day carry the day, and additions that wait are counted", () => {
  const shown = copyWithAge(page("en"), { ...facts, now: AT + 86_400_000, waiting: 2 });
  expect(shown).toContain('::after{content:" (22 November)"');
  expect(shown).toContain("Waiting to be added to your cart: 2.");
});

test("the mark of a sum stands beside it, not across the row", () => {
  expect(copyWithAge(page("en"), facts)).toMatch(/\.cart-vendor-subtotal strong::after[^}]*\{content:" \(14:05\)"/);
});

test("what stands in for other pages is the shop's, in its language and for dark rooms too", () => {
  const kept = [{ href: '/shop/sidebar/list?name="a"', title: "Cart | Gulit" }];
  const shown = offlinePage("am", { kept, waiting: 2, wasSent: false });
  expect(shown).toMatch(/<html lang="am">.*<header>ጉልት<\/header><main><h1>/s);
  expect(shown).toContain('<a href="">');
  expect(shown).toContain('<a href="/shop/sidebar/list?name=&quot;a&quot;">Cart | Gulit</a>');
  expect(shown).toContain("@media(prefers-color-scheme:dark)");
  expect(offlinePage("en", { kept: [], waiting: 0, wasSent: true })).not.toContain("<a ");
});
