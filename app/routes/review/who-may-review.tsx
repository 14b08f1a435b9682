import { useT } from "../../i18n/use-t.tsx";

interface WhoMayReviewProps {
  /** Bought here, and still on its way. */
  isBought: boolean;
  /** Where guests sign in for it. */
  signIn: string | null;
}

/** Why there is no form, and how whoever bought the product comes to it. */
export function WhoMayReview({ isBought, signIn }: WhoMayReviewProps) {
  const t = useT();
  if (isBought) return <p className="review-note">{t("review.tooEarly")}</p>;
  return (
    <>
      <p className="review-note">{t("review.notBought")}</p>
      <p className="review-note">{t(signIn === null ? "review.notBoughtShopper" : "review.notBoughtGuest")}</p>
      <p className="review-ways">
        {signIn !== null && (
          <a className="button button-primary" href={signIn}>
            {t("review.signIn")}
          </a>
        )}
        <a className="button button-outline" href="/track">
          {t("review.track")}
        </a>
        {signIn === null && (
          <a className="button button-outline" href="/account/orders">
            {t("review.orders")}
          </a>
        )}
      </p>
    </>
  );
}
