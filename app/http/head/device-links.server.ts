import { plainAddress } from "../../domain/pages/language-address.ts";
import type { Locale } from "../../domain/viewer.ts";

export function deviceLinks(locale: Locale): string {
  return [
    '<meta name="theme-color" content="#075240">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/media/web-banner/apple-touch-icon.png">',
    `<link rel="manifest" href="${plainAddress("/site.webmanifest", locale)}">`,
  ].join("");
}
