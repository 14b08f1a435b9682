import { firstSheets, firstSheetsOf, letterFaces, stylesheet } from "virtual:styles";
import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";
import type { Styled } from "./styled.ts";
import { languages, type Locale } from "../../domain/languages.ts";
import { keptSelectors } from "../../domain/pages/kept-selectors.ts";
import type { EntryContext } from "react-router";

const NAME = "styles";
const YEAR = 365 * 86_400;
const version = /-([\w-]+)\.css$/.exec(stylesheet)?.[1] ?? "";

const link = `<link rel="stylesheet" href="${stylesheet}">`;

/** From a cookie; true under the dev server, which has no stylesheet. */
export function hasStyles(headers: Headers): boolean {
  return version === "" || parseCookies(headers.get("cookie")).get(NAME) === version;
}

export function stylesCookie(publicOrigin: string): string {
  return serializeCookie(NAME, version, { maxAge: YEAR, publicOrigin });
}

export function styledFor(headers: Headers): Styled {
  if (hasStyles(headers)) return "link";
  const hint = headers.get("sec-ch-ua-mobile");
  const isPhone = hint === null ? /^(?!.*\biPad\b).*\bMobile\b/.test(headers.get("user-agent") ?? "") : hint === "?1";
  return isPhone ? "phone" : "screen";
}

interface Request {
  set: StyleSet | null;
  styled: Styled;
  nonce: string;
}

/** Amharic font for systems without one: only there the page is laid out again. */
const letters = (locale: Locale, nonce: string) =>
  languages[locale].script === "Ethiopic" ? `<style nonce="${nonce}">${letterFaces}</style>` : "";

/** The first screen's sheets on a first visit, with the stylesheet loaded without blocking (docs/decisions/0033). */
export function headStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  if (stylesheet === "") return letters(locale, nonce);
  if (set === null || styled === "link") return link + letters(locale, nonce);
  const css = sheetsOf(set.page, styled, set.hasPicture ? "first" : "both");
  return `<style nonce="${nonce}">${css}</style><link rel="preload" as="style" href="${stylesheet}">`;
}

export function pixelStyles({ set, styled, nonce }: Request): string {
  if (stylesheet === "" || !set?.hasPicture || styled === "link") return "";
  return `<style nonce="${nonce}">${sheetsOf(set.page, styled, "second")}</style>`;
}

/** In the body, so that the first screen paints without them. */
export function laterStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  return stylesheet === "" || set === null || styled === "link" ? "" : link + letters(locale, nonce);
}

/** A page's own stylesheet is preloaded on a first visit, unless marked `data-later`. */
export function ownStyles(tag: string, { set, styled }: Omit<Request, "nonce">): { head: string; later: string } {
  if (set === null || styled === "link") return { head: tag, later: "" };
  const href = / href="[^"]*"/.exec(tag)?.[0] ?? "";
  return { head: tag.includes(" data-later=") ? "" : `<link rel="preload" as="style"${href}>`, later: tag };
}

type Kind = "first" | "second" | "both";

const texts = new Map<string, string>();

function sheetsOf(page: string, styled: Exclude<Styled, "link">, kind: Kind): string {
  const key = `${page} ${styled} ${kind}`;
  let text = texts.get(key);
  if (text === undefined) {
    const { sheets: indices, unused } = firstSheetsOf[page] ?? { sheets: [], unused: "" };
    const sheets = indices.map((at) => firstSheets[at]!);
    const never = new Set(unused.split(" "));
    const join = (of: typeof sheets) => withoutClasses(of.map((sheet) => sheet[styled]).join(""), never);
    const own = kind === "both" ? sheets : sheets.filter(({ isSecond }) => isSecond === (kind === "second"));
    text = withoutUnusedTokens(join(own), join(sheets));
    texts.set(key, text);
  }
  return text;
}

/** `:not(.a)` matches without a. */
export function withoutClasses(css: string, never: ReadonlySet<string>): string {
  return keptSelectors(css, (selector) =>
    [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)].every(([, name]) => !never.has(name!)),
  );
}

export function withoutUnusedTokens(css: string, beside = ""): string {
  const used = new Set([...(css + beside).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
}

export interface StyleSet {
  page: string;
  hasPicture: boolean;
}

/**
 * null if the stylesheet is linked in the head: on pages with a stylesheet of their own, and on home's other layout.
 */
export function styleSetOf({ routeModules, staticHandlerContext }: EntryContext): StyleSet | null {
  const { matches, loaderData, errors } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const { handle, links } = routeModules[id] ?? {};
  if (links && (handle as { hydrates?: boolean } | undefined)?.hydrates) return null;
  if (errors) return { page: FAILURE, hasPicture: false };
  const { hasPicture = false, layout } = (loaderData[id] ?? {}) as { hasPicture?: boolean; layout?: string };
  return layout === "other" ? null : { page: id, hasPicture };
}

const FAILURE = "routes/not-found";
