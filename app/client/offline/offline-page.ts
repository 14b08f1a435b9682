import { escapeHtml } from "../../domain/pages/escape-html.ts";
import { shopName } from "../../domain/pages/shop.ts";
import type { Locale } from "../../domain/languages.ts";
import { waitingText } from "./copy-with-age.ts";
import { word } from "./words.ts";

interface Offline {
  kept: { href: string; title: string }[];
  waiting: number;
  wasSent: boolean;
}

/** Colours of ui/styles/tokens.css, repeated: no other file is certain to be on the phone. */
const STYLE = `body{margin:0;background:#f7f4ef;color:#221c15;font:1rem/1.6 system-ui,"Noto Sans Ethiopic",sans-serif}
header{padding:12px;background:#075240;color:#fff;font-size:1.375rem;font-weight:700}
main{max-width:640px;margin:0 auto;padding:12px}
h1{font-size:1.375rem}
ul{padding:0;list-style:none}
a{display:block;margin:8px 0;padding:11px 12px;border:1px solid #857a6b;border-radius:8px;background:#fff;color:#0a6b4e}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#14120f;color:#f4efe7}a{border-color:#8c8274;background:#1e1b17;color:#5cc9a0}}`;

export function offlinePage(locale: Locale, { kept, waiting, wasSent }: Offline): string {
  const title = word(locale, "title");
  const name = shopName(locale);
  const again = wasSent ? word(locale, "unsure") : `<a href="">${word(locale, "tryAgain")}</a>`;
  const links = kept.map(({ href, title }) => `<li><a href="${escapeHtml(href)}">${title}</a></li>`).join("");
  const reason = word(locale, links ? "notKept" : "noneKept") + waitingText(locale, waiting);
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><header>${name}</header><main><h1>${title}</h1><p>${again}</p><p>${reason}</p>${links && `<ul role="list">${links}</ul>`}</main></body></html>`;
}
