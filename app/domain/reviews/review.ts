import { otherLanguage } from "../display-name.ts";
import { dateView } from "../date-view.ts";
import { widestPicture } from "../products/picture.ts";
import type { Locale } from "../languages.ts";
import { letterCount, writtenText } from "../content/written-text.ts";

export interface Review {
  id: number;
  rate: number;
  /** "" once the account is deleted. */
  author: string;
  content: string;
  contentLang: Locale;
  createdAt: number;
  isVerified: boolean;
  helpful: number;
  reply: string;
  /** Only pictures that the desk approved. */
  pictures: string[];
}

export type ReviewView = ReturnType<typeof reviewView>;

export interface ViewerRelation {
  id: number;
  isHelpful: boolean;
  isOwn: boolean;
}

export function reviewView(review: Review, locale: Locale, relations?: readonly ViewerRelation[]) {
  const { contentLang, reply, pictures, ...shown } = review;
  const own = relations?.find(({ id }) => id === review.id);
  const replyLang = otherLanguage(reply, locale);
  return {
    ...shown,
    ...(contentLang === locale ? {} : { lang: contentLang }),
    day: dateView(review.createdAt, locale),
    pictures: pictures.map((url) => ({ url, href: widestPicture(url) ?? url })),
    reply: reply === "" ? null : { text: reply, ...(replyLang && { lang: replyLang }) },
    // null when unknown, as for guests.
    isHelpful: own?.isHelpful ?? null,
    isOwn: own?.isOwn ?? false,
  };
}

type Checked =
  | { ok: true; rate: number; content: string }
  | { ok: false; problems: { rate?: "missing"; words?: { max: number } } };

export function checkReview({ rate = "", words = "" }: Partial<Record<string, string>>): Checked {
  const checked = checkWords(words, reviewLimit);
  const isRated = /^[1-5]$/.test(rate);
  if (isRated && checked.ok) return { ok: true, rate: Number(rate), content: checked.text };
  return {
    ok: false,
    problems: { ...(!isRated && { rate: "missing" as const }), ...(!checked.ok && { words: { max: checked.limit } }) },
  };
}

/** As in app/migrations/0010_reviews_and_requests.sql. */
export const reportReasons = ["rude", "private", "advert", "other"] as const;
/** Keys of their texts. */
export const reportTexts = {
  rude: "product.reportRude",
  private: "product.reportPrivate",
  advert: "product.reportAdvert",
  other: "product.reportOther",
} as const;
export type ReportReason = (typeof reportReasons)[number];

/** Only accounts count; guests' reports notify the operator. */
export const reportsToHide = 5;

/** Code points (security-and-faults.md 6). */
export const reviewLimit = 1_000;
export const replyLimit = 500;

export function checkWords(
  typed: string,
  limit: number,
): { ok: true; text: string } | { ok: false; over: number; limit: number } {
  const text = writtenText(typed);
  const over = letterCount(text) - limit;
  return over > 0 ? { ok: false, over, limit } : { ok: true, text };
}

/** "Hana Tesfaye Bekele" as "Hana T." (amharic.md 1). */
export function shortName(name: string): string {
  const [own = "", fathers] = writtenText(name).split(" ");
  const first = fathers === undefined ? "" : [...fathers][0]!;
  return first === "" ? own : `${own} ${first.toUpperCase()}.`;
}
