import { z } from "zod";
import {
  dropSentPictures,
  findReviewToDecide,
  decideReview,
  listWaitingReviews,
  reviewMark,
  type WaitingReview,
} from "../../data/reviews/review-reports.server.ts";
import { productHref } from "../../domain/products/product-links.ts";
import { type ReportReason, reportTexts } from "../../domain/reviews/review.ts";
import { useT } from "../../i18n/use-t.tsx";
import { byIntent, deskDecision, deskId, deskWords } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader, deskSize } from "../../shared/desk/desk.server.ts";
import { DeskDecision, ReasonDecision } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, Tag, MomentText, Named } from "../../shared/desk/desk-parts.tsx";
import { SentPictures } from "../../shared/desk/sent-pictures.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/reviews";

export const loader = deskLoader(async ({ db, t, askedId, history }) => {
  const one = askedId("review");
  if (one !== null) {
    const [review, changes] = await Promise.all([
      findReviewToDecide(db, one),
      history({ kind: "review", id: String(one) }),
    ]);
    const back = { href: "/desk/reviews", text: t("deskReviews.waiting") };
    return { back, reviews: review ? [seenReview(review)] : [], mostListed: null, history: changes };
  }
  const found = await listWaitingReviews(db, deskSize + 1);
  const mostListed = found.length > deskSize ? deskSize : null;
  return { reviews: found.slice(0, deskSize).map(seenReview), mostListed };
});

const seenReview = (review: WaitingReview) => ({ ...review, seen: reviewMark(review) });

const marks = { review: deskId, seen: z.string().regex(/^\d{1,15}-\d{1,15}$/) };
const fields = byIntent({
  show: { ...marks },
  hide: { ...marks, reason: deskWords },
  dropPictures: { ...marks, reason: deskWords },
});

export const action = deskDecision(fields, async ({ intent, review: reviewId, ...asked }, { db, author, now, t }) => {
  const decision = { reason: "", ...asked, reviewId, author, now };
  const isDecided =
    intent === "dropPictures"
      ? await dropSentPictures(db, decision)
      : await decideReview(db, { ...decision, isHidden: intent === "hide" });
  return isDecided ? { done: t(`deskReviews.done_${intent}`, { number: reviewId }) } : "meanwhile";
});

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { reviews, mostListed } = loaderData;
  const isOne = "history" in loaderData;
  return (
    <>
      <DeskList list={reviews} none={t(isOne ? "deskReviews.unknown" : "deskReviews.none")}>
        {(review) => <ReviewRow review={review} />}
      </DeskList>
      {mostListed && <p className="desk-text">{t("deskReviews.more", { number: mostListed })}</p>}
      {!isOne && (
        <p className="desk-text">
          <a href="/desk/events?action=reviewDecided">{t("deskReviews.decided")}</a>
        </p>
      )}
    </>
  );
}

function ReviewRow({ review }: { review: ReturnType<typeof seenReview> }) {
  const t = useT();
  const { id, productSlug, rate, author, content, reply, waitsSince } = review;
  const isHidden = review.hiddenAt !== null;
  const product = `${productHref(productSlug)}#review-${id}`;
  const reports = Object.entries(review.reasons) as [ReportReason, number][];
  const pictures = review.pictures.map(({ hash, isShown }) => ({
    href: `/desk/reviews/pictures/${hash}`,
    note: isShown ? null : t("deskReviews.pictureWaits"),
  }));
  return (
    <DeskRow
      name={
        <>
          <Named of={review} field="productName" href={product} />{" "}
          {isHidden && <Tag is="late">{t("deskReviews.hidden")}</Tag>}
        </>
      }
      forms={<ReviewForms review={review} />}
      lines={[
        reply && (
          <>
            {t("deskReviews.reply")} <OwnWords text={reply} />
          </>
        ),
        ...reports.map(([reason, times]) => `${t(reportTexts[reason])}: ${times}`),
        waitsSince ? (
          <MomentText key="since" text="deskReviews.since" at={{ date: waitsSince }} />
        ) : (
          t("deskReviews.notWaiting")
        ),
      ]}
    >
      <p className="muted">
        {t("deskReviews.by", { number: id, rate })} <OwnWords text={author || t("deskReviews.former")} />
      </p>
      <p>
        <OwnWords text={content} />
      </p>
      {pictures.length > 0 && <SentPictures pictures={pictures} />}
    </DeskRow>
  );
}

function ReviewForms({
  review: { id, hiddenAt, waitsSince, seen, pictures },
}: {
  review: ReturnType<typeof seenReview>;
}) {
  const t = useT();
  const [isHidden, isWaiting] = [hiddenAt !== null, waitsSince !== null];
  const hasWaiting = pictures.some(({ isShown }) => !isShown);
  const show = isHidden ? "showAgain" : hasWaiting ? "approvePictures" : "approve";
  const decision = { mark: { review: id }, seen, of: id };
  return (
    <>
      {(isHidden || isWaiting) && <DeskDecision {...decision} intent="show" button={t(`deskReviews.${show}`)} isLine />}
      {(!isHidden || isWaiting) && <ReasonDecision {...decision} intent="hide" button={t("deskQuestions.hide")} />}
      {pictures.length > 0 && (
        <ReasonDecision {...decision} intent="dropPictures" button={t("deskReviews.dropPictures")} />
      )}
    </>
  );
}
