import type { NameView } from "../../domain/menu/menu.ts";
import type { ReviewView } from "../../domain/reviews/review.ts";
import { useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { ReportReview } from "./report-review.tsx";

interface ProductReviewProps {
  review: ReviewView;
  /** The product's page. */
  href: string;
}

/** One shopper's words, the seller's answer, and what readers can say to them. */
export function ProductReview({ review, href }: ProductReviewProps) {
  const t = useT();
  const { id, author, rate, content, lang, day, isVerified, reply, isOwn } = review;
  const whose = author ? { name: author, ...(lang && { lang }) } : { name: t("product.formerShopper") };
  return (
    <li id={`review-${id}`}>
      <p className="product-reviews-who">
        <strong>{author ? <OwnWords text={author} /> : whose.name}</strong>{" "}
        <span>{t("product.averageOf", { average: rate })}</span> <DateText date={day} />{" "}
        {isVerified && <span className="product-reviews-verified">{t("product.verified")}</span>}
      </p>
      <p lang={lang}>{content}</p>
      {reply && (
        <div className="product-reviews-reply">
          <strong>{t("product.sellersReply")}</strong>
          <p lang={reply.lang}>{reply.text}</p>
        </div>
      )}
      {isOwn ? (
        <a className="product-reviews-link" href={`${href}/review`} rel="nofollow">
          {t("product.changeReview")}
        </a>
      ) : (
        <div className="product-reviews-acts">
          <HelpfulForm review={review} whose={whose} />
          <ReportReview id={id} whose={whose} />
        </div>
      )}
    </li>
  );
}

/** One press says that it helped, the next takes that back. */
function HelpfulForm({ review, whose }: { review: ReviewView; whose: NameView }) {
  const t = useT();
  const { helpful, isHelpful } = review;
  return (
    <QuickForm action={`/reviews/${review.id}/helpful`} plain>
      {isHelpful !== null && <input type="hidden" name="vote" value={isHelpful ? "off" : "on"} />}
      <button className="button button-outline" aria-pressed={isHelpful ?? undefined}>
        {isHelpful && <Icon name="circle-check" className="button-icon" />}
        {helpful > 0 ? t("product.helpfulTimes", { times: helpful }) : t("product.helpful")}
        <span className="visually-hidden">
          {" "}
          <MarkedName as="author" text="product.helpfulWhose" {...whose} />
        </span>
      </button>
    </QuickForm>
  );
}
