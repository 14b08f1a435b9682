import { escapeHtml } from "../../domain/pages/escape-html.ts";
import type { Locale } from "../../domain/viewer.ts";
import { waitingText } from "./shown-copy.ts";
import { word } from "./words.ts";

interface Found {
  /** Pages that are kept; their titles as their documents print them. */
  kept: { href: string; title: string }[];
  waiting: number;
  /** A form was sent, and no answer came. */
  wasSent: boolean;
}

/** What stands in for a page that cannot come and is not kept. */
export function offlinePage(locale: Locale, { kept, waiting, wasSent }: Found): string {
  const title = word(locale, "title");
  const links = kept.map(({ href, title: name }) => `<li><a href="${escapeHtml(href)}">${name}</a></li>`).join("");
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,"Noto Sans Ethiopic",sans-serif}li{padding:.5rem 0}</style></head><body><main><h1>${title}</h1>${wasSent ? `<p>${word(locale, "unsure")}</p>` : `<p><a href="">${word(locale, "tryAgain")}</a></p>`}<p>${word(locale, links ? "notKept" : "noneKept")}${waitingText(locale, waiting)}</p>${links ? `<ul>${links}</ul>` : ""}</main></body></html>`;
}
