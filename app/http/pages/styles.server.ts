import { firstSheets, firstSheetsOf, letterFaces, stylesheet } from "virtual:styles";
import type { Locale } from "../../domain/viewer.ts";
import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";
import type { StyleSet } from "./style-set.server.ts";
import type { Styled } from "./styled.ts";

const NAME = "styles";
const YEAR = 365 * 86_400;
/** The hash in the stylesheet's name, which differs for each build. */
const version = /-([\w-]+)\.css$/.exec(stylesheet)?.[1] ?? "";

const link = `<link rel="stylesheet" href="${stylesheet}">`;

/**
 * Whether this browser says that it has this build's stylesheet. Decides how a page links it, nothing else. The dev server
 * has no stylesheet.
 */
export function hasStyles(headers: Headers): boolean {
  return version === "" || parseCookies(headers.get("cookie")).get(NAME) === version;
}

/** Set-Cookie value of the first page that names this build's stylesheet. */
export function stylesCookie(publicOrigin: string): string {
  const secure = publicOrigin.startsWith("https:");
  return serializeCookie(NAME, version, { maxAge: YEAR, httpOnly: true, secure });
}

/**
 * How the answer to this request is styled. A browser says by Sec-CH-UA-Mobile whether it is a phone; else its User-Agent
 * decides.
 */
export function styledFor(headers: Headers): Styled {
  if (hasStyles(headers)) return "link";
  const told = headers.get("sec-ch-ua-mobile");
  const isPhone = told === null ? /^(?!.*\biPad\b).*\bMobile\b/.test(headers.get("user-agent") ?? "") : told === "?1";
  return isPhone ? "phone" : "screen";
}

interface Request {
  set: StyleSet | null;
  styled: Styled;
  nonce: string;
}

/** Amharic letters for systems without them, loaded with the stylesheet: only there the page is laid out again. */
const letters = (locale: Locale, nonce: string) =>
  locale === "am" ? `<style nonce="${nonce}">${letterFaces}</style>` : "";

/**
 * Styles of the head. On a first visit: the sheets of the first screen, up to the picture if the page contains one, and the
 * stylesheet, loaded without blocking. Else the stylesheet (docs/decisions/0033).
 */
export function headStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  if (stylesheet === "") return letters(locale, nonce);
  if (set === null || styled === "link") return link + letters(locale, nonce);
  const css = sheetsOf(set.page, styled, set.hasPicture ? "first" : "both");
  return `<style nonce="${nonce}">${css}</style><link rel="preload" as="style" href="${stylesheet}">`;
}

/** Styles after the picture inside the page (ui/printing/after-pixels): what else its first screen needs. */
export function pixelStyles({ set, styled, nonce }: Request): string {
  if (stylesheet === "" || !set?.hasPicture || styled === "link") return "";
  return `<style nonce="${nonce}">${sheetsOf(set.page, styled, "second")}</style>`;
}

/** Styles in the body, before the first element below the first screen. What stands above is painted without them. */
export function laterStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  return stylesheet === "" || set === null || styled === "link" ? "" : link + letters(locale, nonce);
}

/**
 * How a page links a stylesheet of its own, whose tag the framework would print into the head. On a first visit it is
 * preloaded and comes with the later styles; one marked `data-later` is not even preloaded.
 */
export function ownStyles(tag: string, { set, styled }: Omit<Request, "nonce">): { head: string; later: string } {
  if (set === null || styled === "link") return { head: tag, later: "" };
  const href = / href="[^"]*"/.exec(tag)?.[0] ?? "";
  return { head: tag.includes(" data-later=") ? "" : `<link rel="preload" as="style"${href}>`, later: tag };
}

type Kind = "first" | "second" | "both";

const texts = new Map<string, string>();

/** The CSS of a page's sheets of one kind, or of both in their order, without tokens that none of them uses. */
function sheetsOf(page: string, styled: Exclude<Styled, "link">, kind: Kind): string {
  const key = `${page} ${styled} ${kind}`;
  let text = texts.get(key);
  if (text === undefined) {
    const sheets = (firstSheetsOf[page] ?? []).map((at) => firstSheets[at]!);
    const join = (of: typeof sheets) => of.map((sheet) => sheet[styled]).join("");
    const own = kind === "both" ? sheets : sheets.filter(({ isSecond }) => isSecond === (kind === "second"));
    text = withoutUnusedTokens(join(own), join(sheets));
    texts.set(key, text);
  }
  return text;
}

/** Removes custom properties from minified CSS that are used neither in it nor in `beside`. */
export function withoutUnusedTokens(css: string, beside = ""): string {
  const used = new Set([...(css + beside).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
}
