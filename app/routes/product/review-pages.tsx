import type { ReviewsView } from "../../domain/reviews/reviews-view.ts";
import { useT } from "../../i18n/use-t.tsx";

/** Back and forth between pages of words; nothing for a single page. */
export function ReviewPages({ pages: { page, total, previous, next } }: Pick<ReviewsView, "pages">) {
  const t = useT();
  if (total < 2) return null;
  return (
    <nav className="product-reviews-pages" aria-label={t("product.reviewPages")}>
      {previous && (
        <a className="product-reviews-link" rel="prev nofollow" href={previous}>
          {t("everywhere.previous")}
        </a>
      )}
      <span>{t("product.pageOf", { page, total })}</span>
      {next && (
        <a className="product-reviews-link" rel="next nofollow" href={next}>
          {t("everywhere.next")}
        </a>
      )}
    </nav>
  );
}
