import type { NameView } from "../../domain/display-name.ts";
import { reportReasons, reportTexts, type ReviewView } from "../../domain/reviews/review.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { Picture } from "../../ui/picture.tsx";

export function ProductReview({ review, href }: { review: ReviewView; href: string }) {
  const t = useT();
  const { id, author, rate, content, lang, day, isVerified, pictures, reply, isOwn } = review;
  const whose = author ? { name: author, ...(lang && { lang }) } : { name: t("product.formerShopper") };
  return (
    <li id={`review-${id}`} className="stack">
      <p className="cluster">
        <strong>{author ? <OwnWords text={author} /> : whose.name}</strong>{" "}
        <Rating rating={{ average: rate, count: 1 }} single /> <DateText date={day} />{" "}
        {isVerified && <span className="good">{t("product.verified")}</span>}
      </p>
      <p lang={lang}>{content}</p>
      {pictures.length > 0 && <ReviewPictures pictures={pictures} />}
      {reply && (
        <div className="reply stack">
          <strong>{t("product.sellersReply")}</strong>
          <p lang={reply.lang}>{reply.text}</p>
        </div>
      )}
      {isOwn ? (
        <a className="touch" href={`${href}/review`} rel="nofollow">
          {t("product.changeReview")}
        </a>
      ) : (
        <div className="cluster">
          <HelpfulForm review={review} whose={whose} />
          <ReportReview id={id} whose={whose} />
        </div>
      )}
    </li>
  );
}

function ReviewPictures({ pictures }: Pick<ReviewView, "pictures">) {
  const t = useT();
  return (
    <ul className="product-reviews-pictures" role="list">
      {pictures.map(({ url, href }, index) => (
        <li key={url}>
          <a href={href}>
            <Picture url={url} kind="thumb" alt={t("product.reviewPicture", { number: index + 1 })} sizes="96px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function HelpfulForm({ review, whose }: { review: ReviewView; whose: NameView }) {
  const t = useT();
  const { helpful, isHelpful } = review;
  return (
    <QuickForm action={`/reviews/${review.id}/helpful`} plain>
      {isHelpful !== null && <input type="hidden" name="vote" value={isHelpful ? "off" : "on"} />}
      <button className="button button-soft" aria-pressed={isHelpful ?? undefined}>
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

/** Closed at first, against accidental reports. */
function ReportReview({ id, whose }: { id: number; whose: NameView }) {
  const t = useT();
  return (
    <details className="product-reviews-report">
      <summary className="plain">
        {t("product.report")}{" "}
        <span className="visually-hidden">
          <MarkedName as="author" text="product.helpfulWhose" {...whose} />
        </span>
      </summary>
      <QuickForm action={`/reviews/${id}/report`} plain>
        <label className="form-field-label" htmlFor={`reason-${id}`}>
          {t("orders.returnReason")}
        </label>
        <select className="form-field-input" id={`reason-${id}`} name="reason">
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reportTexts[reason])}
            </option>
          ))}
        </select>
        <button className="button button-outline">{t("product.reportSend")}</button>
      </QuickForm>
    </details>
  );
}
