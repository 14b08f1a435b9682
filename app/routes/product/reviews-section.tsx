import type { ReviewsView } from "../../domain/reviews/reviews-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { Late } from "../../ui/late.tsx";
import { ProductReview } from "./product-review.tsx";
import "./product.css";

interface ReviewsSectionProps {
  href: string;
  rating: { average: number; count: number } | null;
  reviews: Promise<ReviewsView | null>;
}

export function ReviewsSection({ href, rating, reviews }: ReviewsSectionProps) {
  const t = useT();
  const known = rating ? (
    <p>
      <Rating rating={rating} />
    </p>
  ) : (
    <p>{t("card.noReviews")}</p>
  );
  return (
    <section className="product-reviews product-details" aria-labelledby="reviews">
      <h2 id="reviews">{t("product.reviews")}</h2>
      <Late of={reviews} instead={known}>
        {(view) => <ProductReviews href={href} reviews={view} />}
      </Late>
      <a className="touch" href={`${href}/review`} rel="nofollow">
        {t("orders.review")}
      </a>
    </section>
  );
}

function ProductReviews({ href, reviews }: { href: string; reviews: ReviewsView }) {
  const t = useT();
  const { average, count, bars, sorts, only, written, pages } = reviews;
  return (
    <>
      <p>
        <Rating rating={{ average, count }} />
      </p>
      <RatingBars bars={bars} />
      <h3>{t("product.words")}</h3>
      {only && (
        <p>
          {t("product.onlyStars", { count: only.stars })}{" "}
          <a className="touch" href={only.href} rel="nofollow">
            {t("product.allReviews")}
          </a>
        </p>
      )}
      {sorts.length > 0 && (
        <nav className="product-reviews-sorts cluster" aria-label={t("product.sortBy")}>
          {sorts.map(({ sort, href, isChosen }) => (
            <a key={sort} className="touch" href={href} rel="nofollow" aria-current={isChosen ? "true" : undefined}>
              {t(`product.${sort}`)}
            </a>
          ))}
        </nav>
      )}
      {written.length === 0 && <p>{t("product.noWords")}</p>}
      <ul className="product-reviews-list lines" role="list">
        {written.map((review) => (
          <ProductReview key={review.id} review={review} href={href} />
        ))}
      </ul>
      <ReviewPages pages={pages} />
    </>
  );
}

function RatingBars({ bars }: Pick<ReviewsView, "bars">) {
  const t = useT();
  return (
    <ul role="list" aria-label={t("product.distribution")}>
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
                className="product-reviews-row muted"
                href={href}
                rel="nofollow"
                aria-current={isChosen ? "true" : undefined}
              >
                {row}
              </a>
            ) : (
              <span className="product-reviews-row muted">{row}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ReviewPages({ pages: { page, total, previous, next } }: Pick<ReviewsView, "pages">) {
  const t = useT();
  if (total < 2) return null;
  return (
    <nav className="cluster" aria-label={t("product.reviewPages")}>
      {previous && (
        <a className="touch" rel="prev nofollow" href={previous}>
          {t("everywhere.previous")}
        </a>
      )}
      <span>{t("product.pageOf", { page, total })}</span>
      {next && (
        <a className="touch" rel="next nofollow" href={next}>
          {t("everywhere.next")}
        </a>
      )}
    </nav>
  );
}
