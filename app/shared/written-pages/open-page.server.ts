import { writtenPage } from "../../content/content-index.server.ts";
import { openDocument } from "../../content/documents.ts";
import { dateText } from "../../domain/date-text.ts";
import { dateWords } from "../../domain/date-words.ts";
import { dateView, type DateView } from "../../domain/date-view.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { breadcrumbThing } from "../../domain/structured-data/breadcrumb-thing.ts";
import { pageThing } from "../../domain/structured-data/page-thing.ts";
import type { Locale } from "../../domain/languages.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { siteOf } from "../../request/site.server.ts";

interface Wanted {
  /** Names the text in app/content/<language>/pages and the address below /pages. */
  slug: string;
  /** false for a page with a query: robots must not index it. */
  isIndexed?: boolean;
  above?: { text: TextKey; href: string }[];
  things?: object[];
}

const helpCenter = { text: "errors.helpCenter", href: "/pages/help-center" } as const;

export async function openPage(context: RequestContext, wanted: Wanted) {
  const { locale, t } = pageTools(context);
  const { slug, isIndexed = true, above = [helpCenter] } = wanted;

  const { title, description, updated } = writtenPage(locale, slug);
  const { sections } = await openDocument(locale, `pages/${slug}`);
  const path = `/pages/${slug}`;
  const trail = [
    { name: t("everywhere.home"), href: "/" },
    ...above.map(({ text, href }) => ({ name: t(text), href })),
  ];
  const site = siteOf(context);
  const things = [
    ...(wanted.things ?? [pageThing(site, { path, title, description, updated })]),
    breadcrumbThing(site, trail, { name: title, path }),
  ];
  context.set(pageFactsContext, { path, title, description, isIndexed, things: isIndexed ? things : [] });
  return {
    slug,
    documentTitle: documentTitle(context, title),
    isIndexed,
    trail,
    title,
    lead: description,
    updated: writtenDay(updated, locale),
    sections,
  };
}

export type WrittenPageView = Awaited<ReturnType<typeof openPage>>;

export function documentTitle(context: RequestContext, title: string): string {
  const { locale, t } = pageTools(context);
  return t("content.documentTitle", { title, shop: shopName(locale) });
}

/** "2026-11-22"; in Amharic with the other calendar in brackets (design.md 5). */
export function writtenDay(day: string, locale: Locale): DateView {
  const time = noonOf(day);
  const view = dateView(time, locale);
  const { own, other } = dateWords[locale];
  return own === "ethiopic" ? { ...view, note: dateText(time, locale, other) } : view;
}

export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+03:00`);
}
