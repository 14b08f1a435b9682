import type { ReviewsView } from "../../domain/reviews/reviews-view.ts";
import { useT } from "../../i18n/use-t.tsx";

/** How often each number of stars was given; where somebody said something with it, a link to those words. */
export function RatingBars({ bars }: Pick<ReviewsView, "bars">) {
  const t = useT();
  return (
    <ul className="product-reviews-bars" role="list" aria-label={t("product.distribution")}>
      {bars.map(({ stars, count, percent, href, isChosen }) => {
        const row = (
          <>
            <span className="visually-hidden">
              {count === 0 ? t("product.starRowNone", { stars }) : t("product.starRow", { stars, count, percent })}
            </span>
            <span className="product-reviews-stars" aria-hidden="true">
              {t("product.stars", { count: stars })}
            </span>
            <span className="product-reviews-bar" aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
            <span aria-hidden="true">{count}</span>
          </>
        );
        return (
          <li key={stars}>
            {href ? (
              <a
                className="product-reviews-row"
                href={href}
                rel="nofollow"
                aria-current={isChosen ? "true" : undefined}
              >
                {row}
              </a>
            ) : (
              <span className="product-reviews-row">{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
