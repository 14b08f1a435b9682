import { firstSheets, firstSheetsOf, letterFaces, stylesheet } from "virtual:styles";
import type { Locale } from "../../domain/viewer.ts";
import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";
import type { StyleSet } from "./style-set.server.ts";
import type { Styled } from "./styled.ts";

const NAME = "styles";
const YEAR = 365 * 86_400;
/** What the build put into the stylesheet's name: another build's is another. */
const version = /-([\w-]+)\.css$/.exec(stylesheet)?.[1] ?? "";

const link = `<link rel="stylesheet" href="${stylesheet}">`;

/**
 * Whether this browser says it was given this build's stylesheet before. Decides how a page asks for it, nothing else. There
 * is nothing to be given under the dev server.
 */
export function hasStyles(headers: Headers): boolean {
  return version === "" || parseCookies(headers.get("cookie")).get(NAME) === version;
}

/** Set-Cookie value of the first page that names this build's stylesheet. */
export function stylesCookie(publicOrigin: string): string {
  const secure = publicOrigin.startsWith("https:");
  return serializeCookie(NAME, version, { maxAge: YEAR, httpOnly: true, secure });
}

/** How the answer to this request is styled. A phone is whoever says so; else its name is asked. */
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

/** Amharic letters for systems that have none come with the stylesheet: what was drawn is laid out again, and only there. */
const letters = (locale: Locale, nonce: string) =>
  locale === "am" ? `<style nonce="${nonce}">${letterFaces}</style>` : "";

/**
 * In the head: on a first visit the sheets of the first screen, up to the picture where the page carries one, and the
 * stylesheet is fetched without being waited for; else the stylesheet. docs/decisions/0033.
 */
export function headStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  if (stylesheet === "") return letters(locale, nonce);
  if (set === null || styled === "link") return link + letters(locale, nonce);
  const css = sheetsOf(set.page, styled, set.hasPicture ? "first" : "both");
  return `<style nonce="${nonce}">${css}</style><link rel="preload" as="style" href="${stylesheet}">`;
}

/** Behind the picture that the page carries (ui/printing/after-pixels): what else its first screen needs, before that is printed. */
export function pixelStyles({ set, styled, nonce }: Request): string {
  if (stylesheet === "" || !set?.hasPicture || styled === "link") return "";
  return `<style nonce="${nonce}">${sheetsOf(set.page, styled, "second")}</style>`;
}

/** In the body, before the first thing that a first screen does not show. What stands before it is painted without it. */
export function laterStyles({ set, styled, nonce, locale }: Request & { locale: Locale }): string {
  return stylesheet === "" || set === null || styled === "link" ? "" : link + letters(locale, nonce);
}

/**
 * A stylesheet that the page asks for besides, as the framework prints it into the head: a first visit waits for it where
 * it waits for the shop's, and asks for one marked `data-later` no sooner.
 */
export function ownStyles(tag: string, { set, styled }: Omit<Request, "nonce">): { head: string; later: string } {
  if (set === null || styled === "link") return { head: tag, later: "" };
  const href = / href="[^"]*"/.exec(tag)?.[0] ?? "";
  return { head: tag.includes(" data-later=") ? "" : `<link rel="preload" as="style"${href}>`, later: tag };
}

type Kind = "first" | "second" | "both";

const texts = new Map<string, string>();

/** The text of a page's sheets of one kind, or of both in their order: without tokens that none of them asks for. */
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

/** Minified CSS without the custom properties that nothing in it asks for, nor in `beside` it. */
export function withoutUnusedTokens(css: string, beside = ""): string {
  const used = new Set([...(css + beside).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
}
