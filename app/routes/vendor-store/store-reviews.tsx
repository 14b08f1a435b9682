import type { VendorReviewView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

interface StoreReviewsProps {
  rating: { average: number; count: number } | null;
  reviews: VendorReviewView[];
}

export function StoreReviews({ rating, reviews }: StoreReviewsProps) {
  const t = useT();
  return (
    <section className="store-reviews" aria-labelledby="reviews">
      <h2 id="reviews">{t("vendor.reviews")}</h2>
      {rating && (
        <p>
          <Rating rating={rating} />
        </p>
      )}
      {reviews.length === 0 && <p>{t("vendor.noReviews")}</p>}
      <ul className="lines" role="list">
        {reviews.map(({ id, author, rate, content, lang, day, isVerified, helpful, reply, product }) => (
          <li key={id} className="stack">
            <p className="store-reviews-who cluster">
              <strong>{author ? <OwnWords text={author} /> : t("product.formerShopper")}</strong>
              <Rating rating={{ average: rate, count: 1 }} single />
              <DateText date={day} />
              {isVerified && <span className="store-reviews-verified">{t("product.verified")}</span>}
            </p>
            <p lang={lang}>{content}</p>
            {reply && (
              <div className="store-reviews-reply">
                <strong>{t("product.sellersReply")}</strong>
                <p lang={reply.lang}>{reply.text}</p>
              </div>
            )}
            {helpful > 0 && <p className="store-reviews-product muted">{t("vendor.helpful", { count: helpful })}</p>}
            <p className="store-reviews-product muted" lang={product.lang}>
              {product.href ? <a href={product.href}>{product.name}</a> : product.name}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
