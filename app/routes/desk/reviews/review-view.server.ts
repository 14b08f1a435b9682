import { reviewMark, type WaitingReview } from "../../../data/reviews/review-reports.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import { productHref } from "../../../domain/products/product-links.ts";
import type { ReportReason } from "../../../domain/reviews/review-report.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import type { TextKey, Translate } from "../../../i18n/translate.ts";
import { translationsOf } from "../../../domain/translated.ts";

export type DeskReviewView = ReturnType<typeof deskReviewView>;

const reasons: Record<ReportReason, TextKey> = {
  rude: "product.reportRude",
  private: "product.reportPrivate",
  advert: "product.reportAdvert",
  other: "product.reportOther",
};

export function deskReviewView(review: WaitingReview, { locale, now }: Viewer, t: Translate) {
  const { id, productSlug, rate, author, content, reply, waitsSince, hiddenAt } = review;
  return {
    id,
    product: displayName(translationsOf(review, "productName"), locale),
    href: `${productHref(productSlug)}#review-${id}`,
    ...{ rate, author, content, reply },
    since: waitsSince === null ? null : momentView(waitsSince, locale, now),
    isHidden: hiddenAt !== null,
    reports: Object.entries(review.reasons).map(([reason, times]) => `${t(reasons[reason as ReportReason])}: ${times}`),
    pictures: review.pictures.map(({ hash, isShown }) => ({
      href: `/desk/reviews/pictures/${hash}`,
      note: isShown ? null : t("deskReviews.pictureWaits"),
    })),
    seen: reviewMark(review),
  };
}
