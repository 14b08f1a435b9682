import { otherLanguage } from "../accounts/display-name.ts";
import { dateView, type DateView } from "../date-view.ts";
import type { Locale } from "../viewer.ts";

/** One shopper's words about a product as they are stored. */
export interface Review {
  id: number;
  rate: number;
  /** "" once the account is deleted. */
  author: string;
  content: string;
  contentLang: Locale;
  /** UTC ms. */
  createdAt: number;
  /** Bought here, and delivered. */
  isVerified: boolean;
  /** How many find it helpful. */
  helpful: number;
  /** The vendor's answer; "" for none. */
  reply: string;
}

/** The words as they are printed: `lang` where they are not in the viewer's language. */
export interface ReviewView extends Omit<Review, "contentLang" | "reply"> {
  lang?: Locale;
  day: DateView;
  reply: { text: string; lang?: Locale } | null;
  /** Whether the viewer finds it helpful; null where that is not known: guests are not looked up. */
  isHelpful: boolean | null;
  /** Written by the viewer, as far as that is known. */
  isOwn: boolean;
}

/** What a viewer has to do with a review. */
export interface Said {
  id: number;
  isHelpful: boolean;
  isOwn: boolean;
}

/** What is printed of a review; `said` holds what the viewer has to do with which, where that is known. */
export function reviewView(review: Review, locale: Locale, said?: readonly Said[]): ReviewView {
  const { contentLang, reply, ...told } = review;
  const own = said?.find(({ id }) => id === review.id);
  const replyLang = otherLanguage(reply, locale);
  return {
    ...told,
    ...(contentLang === locale ? {} : { lang: contentLang }),
    day: dateView(review.createdAt, locale),
    reply: reply === "" ? null : { text: reply, ...(replyLang && { lang: replyLang }) },
    isHelpful: own?.isHelpful ?? null,
    isOwn: own?.isOwn ?? false,
  };
}
