import { useT } from "../../../i18n/use-t.tsx";
import { SentPictures } from "../../../shared/desk/sent-pictures.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { ReasonForm } from "../../../shared/desk/reason-form.tsx";
import { DatedText } from "../../../ui/date-text.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { DeskReviewView } from "./review-view.server.ts";

export function DeskReviewRow({ review, mayWrite }: { review: DeskReviewView; mayWrite: boolean }) {
  const t = useT();
  const { id, product, href, rate, author, content, pictures, reply, since, isHidden, reports } = review;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={href} lang={product.lang}>
            {product.name}
          </a>{" "}
          {isHidden && <span className="desk-tag desk-tag-late">{t("deskReviews.hidden")}</span>}
        </p>
        <p className="desk-row-more">
          {t("deskReviews.by", { number: id, rate })} <OwnWords text={author || t("deskReviews.former")} />
        </p>
        <p>
          <OwnWords text={content} />
        </p>
        {pictures.length > 0 && <SentPictures pictures={pictures} />}
        {reply && (
          <p className="desk-row-more">
            {t("deskReviews.reply")} <OwnWords text={reply} />
          </p>
        )}
        {reports.map((report) => (
          <p key={report} className="desk-row-more">
            {report}
          </p>
        ))}
        <p className="desk-row-more">
          {since ? <DatedText text="deskReviews.since" dates={{ date: since }} /> : t("deskReviews.notWaiting")}
        </p>
      </div>
      {mayWrite && <ReviewForms review={review} />}
    </li>
  );
}

function ReviewForms({ review: { id, isHidden, since, seen, pictures } }: { review: DeskReviewView }) {
  const t = useT();
  const problem = useProblem();
  const review = String(id);
  const hasWaiting = pictures.some(({ note }) => note !== null);
  const marks = (
    <>
      <input type="hidden" name="review" value={review} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
  const common = { action: "/desk/reviews", id, mark: { review }, problem };
  return (
    <div className="desk-row-ways">
      {(isHidden || since) && (
        <DeskForm action="/desk/reviews" className="desk-line">
          {marks}
          <button className="button button-outline" name="intent" value="show">
            {t(isHidden ? "deskReviews.showAgain" : hasWaiting ? "deskReviews.approvePictures" : "deskReviews.approve")}
            <span className="visually-hidden"> {id}</span>
          </button>
        </DeskForm>
      )}
      {(!isHidden || since) && (
        <ReasonForm {...common} intent="hide" button={t("deskReviews.hide")}>
          {marks}
        </ReasonForm>
      )}
      {pictures.length > 0 && (
        <ReasonForm {...common} intent="dropPictures" button={t("deskReviews.dropPictures")}>
          {marks}
        </ReasonForm>
      )}
    </div>
  );
}
