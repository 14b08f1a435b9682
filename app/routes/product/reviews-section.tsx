import { Suspense } from "react";
import { Await } from "react-router";
import type { ReviewsView } from "../../domain/reviews/reviews-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductReviews } from "./product-reviews.tsx";

interface ReviewsSectionProps {
  /** The product's page. */
  href: string;
  rating: { average: number; count: number } | null;
  reviews: Promise<ReviewsView | null>;
}

/** The words arrive late; average and number are known from the start. */
export function ReviewsSection({ href, rating, reviews }: ReviewsSectionProps) {
  const t = useT();
  const known = rating ? (
    <p className="product-reviews-average">
      <strong>{t("product.averageOf", { average: rating.average })}</strong>{" "}
      {t("product.reviewsLink", { count: rating.count })}
    </p>
  ) : (
    <p>{t("product.noReviews")}</p>
  );
  return (
    <section className="product-reviews" aria-labelledby="reviews">
      <h2 id="reviews">{t("product.reviews")}</h2>
      <Suspense fallback={known}>
        <Await resolve={reviews} errorElement={known}>
          {(view) => (view ? <ProductReviews href={href} reviews={view} /> : known)}
        </Await>
      </Suspense>
      <a className="product-reviews-link" href={`${href}/review`} rel="nofollow">
        {t("product.writeReview")}
      </a>
    </section>
  );
}
