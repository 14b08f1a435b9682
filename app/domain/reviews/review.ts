import { otherLanguage } from "../display-name.ts";
import { dateView, type DateView } from "../date-view.ts";
import { widestPicture } from "../products/picture.ts";
import type { Locale } from "../viewer.ts";

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

export interface ReviewView extends Omit<Review, "contentLang" | "reply" | "pictures"> {
  lang?: Locale;
  day: DateView;
  reply: { text: string; lang?: Locale } | null;
  pictures: { url: string; href: string }[];
  /** null when unknown, as for guests. */
  isHelpful: boolean | null;
  isOwn: boolean;
}

export interface ViewerRelation {
  id: number;
  isHelpful: boolean;
  isOwn: boolean;
}

export function reviewView(review: Review, locale: Locale, relations?: readonly ViewerRelation[]): ReviewView {
  const { contentLang, reply, pictures, ...shown } = review;
  const own = relations?.find(({ id }) => id === review.id);
  const replyLang = otherLanguage(reply, locale);
  return {
    ...shown,
    ...(contentLang === locale ? {} : { lang: contentLang }),
    day: dateView(review.createdAt, locale),
    pictures: pictures.map((url) => ({ url, href: widestPicture(url) ?? url })),
    reply: reply === "" ? null : { text: reply, ...(replyLang && { lang: replyLang }) },
    isHelpful: own?.isHelpful ?? null,
    isOwn: own?.isOwn ?? false,
  };
}
