import { machineTextSeconds } from "../../domain/freshness.ts";
import { addressLanguageContext } from "../../http/head/page-facts.server.ts";
import { machines as am } from "../../i18n/am/frame.ts";
import { machines as en } from "../../i18n/en/frame.ts";
import type { Route } from "./+types/web-manifest";
import { inLanguage, type Locale } from "../../domain/languages.ts";

/** The language is only that of the address, so that one copy serves everybody; both are the same app (`id`). */
export function loader({ context }: Route.LoaderArgs): Response {
  const locale = context.get(addressLanguageContext) ?? "en";
  return new Response(JSON.stringify(manifest(locale)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": `public, max-age=${machineTextSeconds}`,
    },
  });
}

const ICONS = "/media/web-banner";

function manifest(locale: Locale) {
  const texts = inLanguage({ en, am }, locale);
  return {
    id: "/",
    name: texts.shop,
    short_name: texts.shop,
    description: texts.appDescription,
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // Keeps back and reload visible.
    display_override: ["minimal-ui"],
    theme_color: "#075240",
    background_color: "#F7F4EF",
    categories: ["shopping"],
    icons: [
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      { ...icon("icon-maskable-512.png", "512x512"), purpose: "maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [
      { name: texts.appTrack, url: "/track" },
      { name: texts.appCart, url: "/shop/cart" },
      { name: texts.appVendors, url: "/vendors" },
    ],
    prefer_related_applications: false,
  };
}

function icon(file: string, sizes: string) {
  return { src: `${ICONS}/${file}`, sizes, type: "image/png" };
}
