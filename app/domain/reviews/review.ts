import { otherLanguage } from "../display-name.ts";
import { dateView, type DateView } from "../date-view.ts";
import { widestPicture } from "../products/picture.ts";
import type { Locale } from "../viewer.ts";

/** One shopper's review of a product, as stored. */
export interface Review {
  id: number;
  rate: number;
  /** "" once the account is deleted. */
  author: string;
  content: string;
  contentLang: Locale;
  /** UTC ms. */
  createdAt: number;
  /** Bought here and delivered. */
  isVerified: boolean;
  /** How many find it helpful. */
  helpful: number;
  /** The vendor's answer; "" for none. */
  reply: string;
  /** Addresses of the pictures that the desk let through (domain/pictures/picture-address). */
  pictures: string[];
}

/** View model of a review; `lang` when it is not in the viewer's language. */
export interface ReviewView extends Omit<Review, "contentLang" | "reply" | "pictures"> {
  lang?: Locale;
  day: DateView;
  reply: { text: string; lang?: Locale } | null;
  /** href: the picture alone, as large as it is. */
  pictures: { url: string; href: string }[];
  /** Whether the viewer finds it helpful; null when unknown, as for guests. */
  isHelpful: boolean | null;
  /** Written by the viewer; false when unknown. */
  isOwn: boolean;
}

/** The viewer's own relation to a review. */
export interface ViewerRelation {
  id: number;
  isHelpful: boolean;
  isOwn: boolean;
}

/** View model of a review; `relations`: the viewer's relation to each, if known. */
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
