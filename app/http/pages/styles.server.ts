import { firstStyles, letterFaces, stylesheet } from "virtual:styles";
import type { Locale } from "../../domain/viewer.ts";
import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";
import type { Styled } from "./styled.ts";

/** A page with rules of its own for a first visit, or "none": the stylesheet is asked for in the head. */
export type StyleSet = keyof typeof firstStyles | "none";

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

interface Asked {
  set: StyleSet;
  styled: Styled;
  nonce: string;
}

/** Amharic letters for systems that have none come with the stylesheet: what was drawn is laid out again, and only there. */
const letters = (locale: Locale, nonce: string) =>
  locale === "am" ? `<style nonce="${nonce}">${letterFaces}</style>` : "";

/**
 * In the head: on a first visit the rules of the first screen, and the stylesheet is fetched without being waited for; else
 * the stylesheet. docs/decisions/0033.
 */
export function headStyles({ set, styled, nonce, locale }: Asked & { locale: Locale }): string {
  if (stylesheet === "") return letters(locale, nonce);
  if (set === "none" || styled === "link") return link + letters(locale, nonce);
  const [css] = firstStyles[set][styled];
  return `<style nonce="${nonce}">${css}</style><link rel="preload" as="style" href="${stylesheet}">`;
}

/** Behind the picture that the page carries (ui/printing/after-pixels): what else its first screen needs, before that is printed. */
export function pixelStyles({ set, styled, nonce }: Asked): string {
  const css = stylesheet === "" || set === "none" || styled === "link" ? "" : firstStyles[set][styled][1];
  return css && `<style nonce="${nonce}">${css}</style>`;
}

/** In the body, before the first thing that a first screen does not show. What stands before it is painted without it. */
export function laterStyles({ set, styled, nonce, locale }: Asked & { locale: Locale }): string {
  return stylesheet === "" || set === "none" || styled === "link" ? "" : link + letters(locale, nonce);
}
