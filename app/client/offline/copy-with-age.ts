import { dateIn, clockText, dateTimeText, dayText } from "../../domain/date-text.ts";
import type { Locale } from "../../domain/languages.ts";
import { localeOfHtml, word } from "./words.ts";

interface Facts {
  /** UTC ms of printing, and now. */
  at: number;
  now: number;
  waiting: number;
  /** Content-Security-Policy of the page; it has the nonce. */
  policy: string;
  script: string;
}

const PRICES = ".price,.chosen-line-count,.chosen-line-total,.cart-vendor-subtotal strong,.cart-pay-total";

/**
 * Shows the copy's age in a sticky line and after every price, and removes the page's own scripts, which would request
 * data.
 */
export function copyWithAge(html: string, { at, now, waiting, policy, script }: Facts): string {
  const locale = localeOfHtml(html);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  const note = `${word(locale, "copy", { time: dateTimeText(at, locale) })}${waitingText(locale, waiting)}`;
  const mark = isSameDay(at, now) ? clockText(at, locale) : dayText(at, locale);
  const style = `${PRICES.split(",").join("::after,")}::after{content:" (${mark})";font-weight:400;font-size:.75rem;white-space:nowrap}`;
  return html
    .replace(/<html(?![^>]*\sdata-still)/, '<html data-still=""')
    .replace("</head>", () => `<style nonce="${nonce}">${style}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<aside id="offline-note" style="${NOTE}">${note}</aside>`)
    .replace("</body>", () => `<script nonce="${nonce}">${script}</script></body>`);
}

export function waitingText(locale: Locale, waiting: number): string {
  return waiting > 0 ? ` ${word(locale, "waiting", { count: waiting })}` : "";
}

const NOTE = "position:sticky;top:0;z-index:90;padding:.5rem 1rem;background:#fff3cd;color:#3d2f00;text-align:center";

function isSameDay(one: number, other: number): boolean {
  const [a, b] = [dateIn("gregorian", one), dateIn("gregorian", other)];
  return a.day === b.day && a.month === b.month && a.year === b.year;
}
